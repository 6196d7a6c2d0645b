// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an email address.
struct EmailKind: PhraseKind {
  var address = ""

  static let name = "email"
  static let summary = "an email address, such as 'john dot doe at example dot com'"
  static let examples = [["john.doe@example.com"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("address", &address, "the address", place: .required)
  }

  var isSilent: Bool { TextCleaning.isBlank(address) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    scope.value(of: SpokenPunctuation(address[...].shown(without: ["mailto:"])))
  }
}

/// A phrase for a web address.
struct WebKind: PhraseKind {
  var address = ""

  static let name = "web"
  static let summary = "a web address, such as 'example dot com slash help'"
  static let examples = [["https://example.com/help"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("address", &address, "the address", place: .required)
  }

  var isSilent: Bool { TextCleaning.isBlank(address) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    var shown = address[...].shown(without: ["https://", "http://"])
    // Omits a slash at the end, because the address means the same without it.
    if shown.last == "/", shown.dropLast().contains(where: { $0 != "/" }) { shown.removeLast() }
    return scope.value(of: SpokenPunctuation(shown))
  }
}

/// A phrase for a username.
struct UsernameKind: PhraseKind {
  var username = ""

  static let name = "username"
  static let summary = "a user name, such as 'at maya underscore 92'"
  static let examples = [["@maya_92"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("username", &username, "the user name, with or without '@'", place: .required)
  }

  private var shown: Substring { username[...].without(["@"]) }

  var isSilent: Bool { TextCleaning.isBlank(String(shown)) }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let name = scope.value(of: SpokenPunctuation(shown))
    return .phrase(scope.bind(.username, (.name, name)))
  }
}

extension Phrase {
  /// Returns a phrase for an email address, with words for punctuation. For example, `john.doe@example.com` is "john
  /// dot doe at example dot com". Text that isn't an address is read in the same way.
  public static func email(_ address: String) -> Phrase { EmailKind(address: address).phrase }

  /// Returns a phrase for a web address, with words for punctuation, and without the scheme. For example,
  /// `https://example.com/help` is "example dot com slash help". Text that isn't an address is read in the same way.
  public static func web(_ address: String) -> Phrase { WebKind(address: address).phrase }

  /// Returns a phrase for a username, with or without its `@`. For example, `@maya_92` is "At maya underscore 92".
  public static func username(_ name: String) -> Phrase { UsernameKind(username: name).phrase }
}

extension Substring {
  /// Returns the text without leading spaces and without the first matching prefix, such as `https://`. Ignores case.
  fileprivate func without(_ beginnings: [String]) -> Substring {
    let text = drop { $0 == " " }
    for beginning in beginnings {
      let head = text.utf8.prefix(beginning.utf8.count)
      let isSame =
        head.count == beginning.utf8.count
        && zip(head, beginning.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= UInt8(ascii: "a") }
      if isSame { return text[head.endIndex...] }
    }
    return text
  }

  /// Returns the text without a prefix, unless nothing would remain.
  fileprivate func shown(without beginnings: [String]) -> Substring {
    let rest = without(beginnings)
    return TextCleaning.isBlank(String(rest)) ? self : rest
  }
}
