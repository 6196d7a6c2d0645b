/// Something that could not be resolved while a phrase was said. What stands in its place in the text is its name in
/// braces, as Fluent's own resolvers put it.
public struct SpeechFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of fault; they are the ones of Fluent's resolvers.
  public enum Kind: String, Sendable, Hashable {
    case unknownMessage, unknownAttribute, unknownTerm, unknownVariable, unknownFunction
    /// The message has attributes only.
    case noValue
    /// The message comes back to itself.
    case cyclicReference
    /// The message would say more than any listener could hear.
    case tooLong
    /// A function was given something it cannot take.
    case wrongArgument
    /// The phrase was found in another language only, and was said in it.
    case otherLanguage
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// What was asked for, as a table writes it: `greeting`, `greeting.title`, `-brand`, `$name`, `NUMBER()`.
  public var name: String

  /// The fault in a sentence.
  public var description: String {
    switch kind {
    case .unknownMessage: "Unknown message: \(name)"
    case .unknownAttribute: "Unknown attribute: \(name)"
    case .unknownTerm: "Unknown term: \(name)"
    case .unknownVariable: "Unknown variable: \(name)"
    case .unknownFunction: "Unknown function: \(name)"
    case .noValue: "No value: \(name)"
    case .cyclicReference: "Cyclic reference: \(name)"
    case .tooLong: "Too long when its references are followed: \(name)"
    case .wrongArgument: "Wrong argument: \(name)"
    case .otherLanguage: "Found in another language only: \(name)"
    }
  }
}
