// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a phone number.
struct PhoneKind: PhraseKind {
  var text = ""
  /// The region of a number without a country code, or blank for the user's region.
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
  /// Returns a phrase for a phone number, which is read digit by digit in groups. For example, `+1 555-123-4567` is
  /// "Plus 1, 5 5 5, 1 2 3, 4 5 6 7".
  ///
  /// Groups are read as written. A number without groups uses the numbering plan of its region, if SpokenText has it.
  /// Otherwise, it is read in threes, with four digits at the end. Letters are spelled, and `*` and `#` become words.
  /// Text without digits isn't changed.
  ///
  /// - Parameters:
  ///   - number: The number as it is written or dialed.
  ///   - region: The region of a number without a country code, such as "DE". The default is the user's region.
  ///   - style: The style of the spelling.
  public static func phone(_ number: String, region: String? = nil, style: SpellingStyle = .spaced) -> Phrase {
    PhoneKind(text: number, region: Subtag((region ?? "").utf8.prefix(8)).uppercased, style: style).phrase
  }
}

extension PhraseScope {
  /// Returns a group of digits as the language reads it in phone numbers, or the word for a star or a hash.
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
