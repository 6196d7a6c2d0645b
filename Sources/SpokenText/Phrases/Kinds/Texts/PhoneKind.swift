// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A telephone number.
struct PhoneKind: PhraseKind {
  var text = ""
  /// Where it is dialled, where it does not say so itself; blank for the listener's region.
  var region = Subtag("")
  var style = Phrase.SpellingStyle.spaced

  static let name = "phone"
  static let summary = "a phone number in groups, such as 'plus 1, 5 5 5, 1 2 3, 4 5 6 7'"
  static let examples = [["+1 555-123-4567"], ["+15551234567"], ["0301234567", "--region", "DE"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("number", &text, "the phone number", place: .required)
    var code = region.description
    try keys.text(
      "region", &code, "the region of a number without a country code, such as DE", place: .named)
    region = Subtag(code.utf8.prefix(8)).uppercased
    try keys.choice(
      "style", &style, Phrase.SpellingStyle.named, "the method: spaces between digits, or a mark for the voice",
      place: .named)
  }

  var isSilent: Bool { TextCleaning.isBlank(text) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let number = PhoneNumber(
      text, region: region == "" ? speaker.preferences.region : region)
    guard let number else { return .text(scope.keep(text)) }
    if style == .marked { return scope.spelled(text, .marked) }
    var groups: [Value] = []
    for group in number.groups { groups.append(scope.value(ofPhoneGroup: group)) }
    var value = scope.joined(groups[...], by: .parts)
    if let code = number.countryCode {
      let code = Value.text(scope.keep(code))
      value = .phrase(
        groups.isEmpty
          ? scope.bind(.phoneCountry, (.code, code))
          : scope.bind(.phoneInternational, (.code, code), (.number, value)))
    }
    if let number = number.extensionDigits {
      let digits = scope.spelled(CodeGroups(written: number))
      value = .phrase(scope.bind(.phoneExtension, (.number, value), (.extension, digits)))
    }
    return value
  }
}

extension Phrase {
  /// A telephone number, digit by digit in its groups: `+1 555-123-4567` is "Plus 1, 5 5 5, 1 2 3, 4 5 6 7".
  ///
  /// Groups are heard as they are written. A number without any is grouped by the plan of its country, as far as the library
  /// has it, or of the region; else in threes, with four at the end. Letters are spelled like digits, `*` and `#` have words.
  /// What has no digits is no number, and is said as it is.
  ///
  /// - Parameters:
  ///   - number: The number as it is written or dialled.
  ///   - region: The region whose number it is, "DE", where it does not begin with the code of its country; nil for the
  ///     listener's own.
  ///   - style: Spaces between digits, or the number as it is written with a mark for the voice; never both.
  public static func phone(_ number: String, region: String? = nil, style: SpellingStyle = .spaced) -> Phrase {
    PhoneKind(text: number, region: Subtag((region ?? "").utf8.prefix(8)).uppercased, style: style).phrase
  }
}

extension PhraseScope {
  /// A group of digits as the language says them in telephone numbers; a star and a hash have words.
  fileprivate mutating func value(ofPhoneGroup group: String) -> Value {
    switch group {
    case "*": return .phrase(bind(.markStar))
    case "#": return .phrase(bind(.markHash))
    default:
      let digits = Value.number(ExactDecimal(group.utf8.count))
      return .phrase(bind(.phoneGroup, (.group, .text(keep(group))), (.digits, digits)))
    }
  }
}
