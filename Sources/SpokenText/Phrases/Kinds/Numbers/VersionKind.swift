// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the version of an app or a system.
struct VersionKind: PhraseKind {
  var version = ""

  static let name = "version"
  static let summary = "a version of an app or a system, such as 'version 2 point 1 point 3'"
  static let examples = [["2.1.3"], ["v2.10.1"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.text("version", &version, "the version", place: .required)
  }

  var isSilent: Bool { parts.isEmpty }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    let parts = parts
    guard !parts.isEmpty else { return .silence }
    var labels: [Value] = []
    for label in parts {
      let numbers = label.map { Value.text(scope.keep(String($0))) }
      labels.append(scope.joined(numbers[...], by: .versionPoint))
    }
    return .phrase(scope.bind(.version, (.number, scope.joined(labels[...], by: .parts))))
  }

  /// The labels of the version, each as its parts between points. A number after a word belongs to the word. For
  /// example, `2.1.0-beta.3` has two labels: the first with 2, 1, and 0, and the second with "beta 3".
  private var parts: [[Substring]] {
    Self.shown(version[...]).split { !Self.isHeard($0) && $0 != "." }.compactMap { label in
      let numbers = label.split(separator: ".")
      return numbers.isEmpty ? nil : Self.counted(numbers.map { Substring($0) })
    }
  }

  /// Joins each number to the word before it.
  private static func counted(_ parts: [Substring]) -> [Substring] {
    parts.reduce(into: []) { said, part in
      let isWord = said.last?.unicodeScalars.allSatisfy { ScalarFacts($0).isLetter } ?? false
      guard isWord, part.unicodeScalars.allSatisfy({ ScalarFacts($0).isNumber }), let word = said.popLast() else {
        return said.append(part)
      }
      said.append(word + " " + part)
    }
  }

  private static func shown(_ version: Substring) -> Substring.UnicodeScalarView {
    let scalars = version.unicodeScalars.drop { ScalarFacts($0).isSpace }
    guard let first = scalars.first, first == "v" || first == "V",
      let second = scalars.dropFirst().first, ScalarFacts(second).isNumber
    else { return scalars }
    return scalars.dropFirst()
  }

  private static func isHeard(_ scalar: Unicode.Scalar) -> Bool {
    let facts = ScalarFacts(scalar)
    return facts.isLetter || facts.isNumber
  }
}

extension Phrase {
  /// Returns a phrase for the version of an app or a system. For example, `2.1.3` is "Version 2 point 1 point 3".
  /// Without the words, voices can read the digits as a date or a decimal number.
  ///
  /// A `v` at the start is omitted. Separators other than points become pauses. For example, `2.1.0-beta.3` is "Version
  /// 2 point 1 point 0, beta 3". If the version has no letters or digits, the phrase is empty.
  public static func version(_ version: String) -> Phrase { VersionKind(version: version).phrase }
}
