import SpokenText

/// A kind of phrase: its sub-command and its keys in a batch are both made of this one description.
final class Kind: Sendable {
  /// As the sub-command and the batch call it.
  let name: String
  /// What it says, in a line.
  let summary: String
  /// The keys that the command line gives by their place.
  let places: [Key]
  /// Whether nothing need stand in those places.
  let placesAreOptional: Bool
  /// The keys of its own that the command line gives as options.
  let options: [Key]
  /// The words of calls that show what it does.
  let examples: [[String]]
  /// Where phrases stand unless a request says otherwise.
  let context: PhraseContext
  /// Every key that a request may have, its kind's own first.
  let keys: [Key]
  /// Says a request.
  let say: @Sendable (Request) throws(Problem) -> Answer

  private let keyNames: Set<String>

  init(
    name: String, summary: String, places: [Key], placesAreOptional: Bool = false, options: [Key] = [],
    examples: [[String]], context: PhraseContext = .standalone,
    say: @escaping @Sendable (Request) throws(Problem) -> Answer
  ) {
    self.name = name
    self.summary = summary
    self.places = places
    self.placesAreOptional = placesAreOptional
    self.options = options
    self.examples = examples
    self.context = context
    self.say = say
    keys = places + options + Self.common
    keyNames = Set(keys.map(\.name))
  }

  /// Whether a request may have a key.
  func has(_ key: String) -> Bool { keyNames.contains(key) }

  /// The keys that every request may have beside its kind's own.
  static let common = [
    Common.locale.key, Common.now.key, Common.timeZone.key, Common.hourCycle.key, Common.context.key,
    Common.overlay.key,
  ]

  /// Every kind, in the order of the help.
  static let all: [Kind] = [
    .number, .ordinal, .percent, .money, .moneyRange, .date, .time, .dateTime, .elapsed, .due, .interval, .duration,
    .progress, .state, .status, .count, .direction, .list, .message,
  ]

  static let names = all.map(\.name)

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) throws(Problem) -> Kind {
    guard let kind = byName[name] else { throw .unknownKind(name) }
    return kind
  }
}

/// What is said, and what went wrong meanwhile where the kind reports that.
struct Answer: Equatable {
  var text: String
  var errors: [String]?
}
