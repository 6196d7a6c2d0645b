/// A part of a label, value or hint, as its builder takes it.
public struct SpokenPart: Sendable, Hashable {
  /// What is said.
  var utterances: [Utterance]
  /// What can be done with the element that it came from.
  var actions: [SpokenAction] = []
}

/// Collects the parts of a label: texts, utterances and other elements, each of which may be missing.
public typealias SpokenPartBuilder = SpokenBuilder<SpokenPart>

/// Collects the actions of an element, each of which may be missing.
public typealias SpokenActionBuilder = SpokenBuilder<SpokenAction>

extension SpokenBuilder<SpokenPart> {
  /// A text of the app's or its user's. It is data, and stays as it is.
  public static func buildExpression(_ text: String?) -> [SpokenPart] {
    text.map { [SpokenPart(utterances: [Utterance($0)])] } ?? []
  }

  /// What a speaker said.
  public static func buildExpression(_ utterance: Utterance?) -> [SpokenPart] {
    utterance.map { [SpokenPart(utterances: [$0])] } ?? []
  }

  /// Another element: its label, then its value. Its actions become the outer element's; its hint and traits are left
  /// out, for the outer one has its own.
  public static func buildExpression(_ element: SpokenElement?) -> [SpokenPart] {
    element.map { [SpokenPart(utterances: [$0.label, $0.value].compactMap { $0 }, actions: $0.actions)] } ?? []
  }

  /// Several elements: the rows of a card.
  public static func buildExpression(_ elements: [SpokenElement]) -> [SpokenPart] {
    elements.flatMap { buildExpression($0) }
  }

  /// Parts that another builder collected.
  public static func buildExpression(_ parts: [SpokenPart]) -> [SpokenPart] { parts }
}

extension SpokenBuilder<SpokenAction> {
  /// One action.
  public static func buildExpression(_ action: SpokenAction?) -> [SpokenAction] { action.map { [$0] } ?? [] }
}
