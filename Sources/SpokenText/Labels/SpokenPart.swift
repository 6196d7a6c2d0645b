/// A part of a label, value or hint, as its builder takes it.
public struct SpokenPart: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case utterance(Utterance)
    /// What can be done with another element, whose words are parts of their own.
    case actions([SpokenAction])
  }

  let content: Content

  init(_ utterance: Utterance) { content = .utterance(utterance) }

  init(_ actions: [SpokenAction]) { content = .actions(actions) }
}

/// Collects the parts of a label: texts, utterances and other elements, each of which may be missing.
public typealias SpokenPartBuilder = SpokenBuilder<SpokenPart>

/// Collects the actions of an element, each of which may be missing.
public typealias SpokenActionBuilder = SpokenBuilder<SpokenAction>

extension SpokenBuilder<SpokenPart> {
  /// A text of the app's or its user's. It is data, and stays as it is.
  public static func buildExpression(_ text: String?) -> Component {
    Component(text.map { SpokenPart(Utterance($0)) })
  }

  /// What a speaker said.
  public static func buildExpression(_ utterance: Utterance?) -> Component {
    Component(utterance.map { SpokenPart($0) })
  }

  /// Another element: its label, then its value. Its actions become the outer element's; its hint and traits are left
  /// out, for the outer one has its own.
  public static func buildExpression(_ element: SpokenElement?) -> Component {
    guard let element else { return Component() }
    let words = [element.label, element.value].compactMap { $0.map { SpokenPart($0) } }
    return Component(element.actions.isEmpty ? words : words + [SpokenPart(element.actions)])
  }

  /// Several elements: the rows of a card.
  public static func buildExpression(_ elements: [SpokenElement]) -> Component {
    buildArray(elements.map { buildExpression($0) })
  }

  /// Parts that another builder collected.
  public static func buildExpression(_ parts: [SpokenPart]) -> Component { Component(parts) }
}

extension SpokenBuilder<SpokenAction> {
  /// One action.
  public static func buildExpression(_ action: SpokenAction?) -> Component { Component(action) }
}
