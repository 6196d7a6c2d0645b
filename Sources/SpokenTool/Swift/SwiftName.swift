// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How the name of a message or an argument is written in Swift.
enum SwiftName {
  /// The parts between hyphens and underscores, of which the first begins with a small letter and each other with a
  /// capital: `last-allowance` is `lastAllowance`, `step_2` is `step2`.
  static func camelCase(_ id: String) -> String {
    let parts = id.split { $0 == "-" || $0 == "_" || $0 == "." }
    return parts.enumerated().map { index, part in
      let first = index == 0 ? part.prefix(1).lowercased() : part.prefix(1).uppercased()
      return first + part.dropFirst()
    }.joined()
  }

  /// A name as it is declared and used: a keyword stands in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Whether a text may be the name of a member.
  static func isName(_ text: some StringProtocol) -> Bool {
    let scalars = text.unicodeScalars
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
    guard let first = scalars.first, isLetter(first), text != "_" else { return false }
    return scalars.allSatisfy { isLetter($0) || $0.properties.isXIDContinue }
  }

  /// The keywords that are reserved: The Swift Programming Language, Lexical Structure.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
