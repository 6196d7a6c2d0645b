/// A part of a label, value or hint, as its builder takes it.
public struct SpokenPart: Sendable, Hashable {
  /// What is said.
  var utterances: [Utterance]
  /// What can be done with the element that it came from.
  var actions: [SpokenAction] = []
}

/// Collects the parts of a label: texts, utterances and other elements, each of which may be missing.
@resultBuilder
public enum SpokenPartBuilder {
  /// A text of the app's or its user's. It is data, and stays as it is.
  public static func buildExpression(_ text: String?) -> [SpokenPart] {
    text.map { [SpokenPart(utterances: [Utterance($0)])] } ?? []
  }

  /// What a speaker said.
  public static func buildExpression(_ utterance: Utterance?) -> [SpokenPart] {
    utterance.map { [SpokenPart(utterances: [$0])] } ?? []
  }

  /// Several of them.
  public static func buildExpression(_ utterances: [Utterance]) -> [SpokenPart] {
    [SpokenPart(utterances: utterances)]
  }

  /// Another element: its label, then its value. Its actions become the outer element's; its hint and traits are left
  /// out, for the outer one has its own.
  public static func buildExpression(_ element: SpokenElement?) -> [SpokenPart] {
    element.map { [SpokenPart(utterances: [$0.label, $0.value].compactMap { $0 }, actions: $0.actions)] } ?? []
  }

  /// Several of them.
  public static func buildExpression(_ elements: [SpokenElement]) -> [SpokenPart] {
    elements.flatMap { buildExpression($0) }
  }

  /// Parts that another builder collected.
  public static func buildExpression(_ parts: [SpokenPart]) -> [SpokenPart] { parts }

  public static func buildBlock(_ parts: [SpokenPart]...) -> [SpokenPart] { parts.flatMap { $0 } }
  public static func buildOptional(_ parts: [SpokenPart]?) -> [SpokenPart] { parts ?? [] }
  public static func buildEither(first parts: [SpokenPart]) -> [SpokenPart] { parts }
  public static func buildEither(second parts: [SpokenPart]) -> [SpokenPart] { parts }
  public static func buildArray(_ parts: [[SpokenPart]]) -> [SpokenPart] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ parts: [SpokenPart]) -> [SpokenPart] { parts }
}

/// Collects the actions of an element, each of which may be missing.
@resultBuilder
public enum SpokenActionBuilder {
  /// One action.
  public static func buildExpression(_ action: SpokenAction?) -> [SpokenAction] { action.map { [$0] } ?? [] }

  public static func buildBlock(_ actions: [SpokenAction]...) -> [SpokenAction] { actions.flatMap { $0 } }
  public static func buildOptional(_ actions: [SpokenAction]?) -> [SpokenAction] { actions ?? [] }
  public static func buildEither(first actions: [SpokenAction]) -> [SpokenAction] { actions }
  public static func buildEither(second actions: [SpokenAction]) -> [SpokenAction] { actions }
  public static func buildArray(_ actions: [[SpokenAction]]) -> [SpokenAction] { actions.flatMap { $0 } }
  public static func buildLimitedAvailability(_ actions: [SpokenAction]) -> [SpokenAction] { actions }
}
