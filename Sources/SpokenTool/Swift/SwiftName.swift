// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Converts names of messages and arguments to Swift names.
enum SwiftName {
  /// Returns a name in camel case, such as `lastAllowance` for `last-allowance` and `step2` for `step_2`.
  static func camelCase(_ id: String) -> String {
    let parts = id.split { $0 == "-" || $0 == "_" || $0 == "." }
    return parts.enumerated().map { index, part in
      let first = index == 0 ? part.prefix(1).lowercased() : part.prefix(1).uppercased()
      return first + part.dropFirst()
    }.joined()
  }

  /// Returns a name, in backticks if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns `true` if a text is a valid name of a member.
  static func isName(_ text: some StringProtocol) -> Bool {
    let scalars = text.unicodeScalars
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
    guard let first = scalars.first, isLetter(first), text != "_" else { return false }
    return scalars.allSatisfy { isLetter($0) || $0.properties.isXIDContinue }
  }

  /// The reserved keywords in The Swift Programming Language, Lexical Structure.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
