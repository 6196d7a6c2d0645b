public import SpokenText

/// A phrase under the name that it has in golden tables; a catalogue of them is an array.
///
/// The language is bound late: the same catalogue is said by a speaker of every language.
///
/// ```swift
/// let catalogue: [GoldenSample] = [
///   GoldenSample("balance 125.50 USD") { $0.money("125.50", .usd) },
///   GoldenSample("balance hidden") { $0.hiddenAmount() },
///   GoldenSample("delivered 3") { $0.say(.delivered, ["n": 3]) },
/// ]
/// ```
public struct GoldenSample: Sendable {
  /// What is said, in words that a reader of the table understands.
  public var key: String
  /// Says it.
  public var say: @Sendable (Speaker) -> Utterance

  /// A phrase and its name.
  public init(_ key: String, _ say: @escaping @Sendable (Speaker) -> Utterance) {
    self.key = key
    self.say = say
  }
}
