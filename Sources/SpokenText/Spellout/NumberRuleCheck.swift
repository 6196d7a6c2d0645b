// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The result of checking a language's rules for numbers in words, for tools.
package struct NumberRuleCheck {
  package let diagnostics: [TableDiagnostic]
  /// The names of the rule sets, such as `cardinal-feminine`.
  package let names: Set<String>

  /// Checks the files of a language.
  ///
  /// - Parameter files: The files of the language, and then those of its parents. Each language's handwritten files
  ///   come first.
  package init(_ files: [(name: String, bytes: [UInt8])]) {
    self.init(files.map { NumberRuleFile(name: $0.name, bytes: $0.bytes) })
  }

  /// Checks the built-in rules of a language.
  package init(shipped tag: LanguageTag) { self.init(NumberRuleFile.all(of: tag)) }

  private init(_ files: [NumberRuleFile]) {
    var reader = NumberRuleReader()
    for file in files { reader.read(file) }
    reader.close()
    diagnostics = reader.diagnostics
    names = Set(reader.setNumbers.keys)
  }

  /// Returns whether a style of the table function `NUMBER` is "words" or the name of a rule set.
  package func has(_ style: String) -> Bool {
    style == "words" || names.contains { $0 == style || $0.hasPrefix(style + "-") }
  }

  /// Returns whether the name of a rule set contains a word, such as a gender or a case.
  package func hasWord(_ word: String) -> Bool {
    names.contains { $0.hasSuffix("-" + word) || $0.contains("-" + word + "-") }
  }
}
