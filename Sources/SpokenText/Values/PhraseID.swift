/// The id of a message in the tables, or of one of its attributes: `delivered`, `delivered.hint`.
///
/// It is made of a literal, so that a text from a user never names a phrase:
///
/// ```swift
/// extension PhraseID { static let delivered: PhraseID = "delivered" }
/// ```
public struct PhraseID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id, with its attribute after a dot.
  public let description: String

  /// An id that is written in the source code.
  public init(_ id: StaticString) { description = "\(id)" }

  /// An id that is written in the source code.
  public init(stringLiteral value: StaticString) { self.init(value) }

  /// An id that was read: by a tool that tries out tables, never from a user of an app.
  public init(reading id: String) { description = id }

  /// The message, and the attribute if one is named.
  var parts: (message: Substring, attribute: Substring?) {
    guard let dot = description.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (description[...], nil) }
    return (description[..<dot], description[description.utf8.index(after: dot)...])
  }
}
