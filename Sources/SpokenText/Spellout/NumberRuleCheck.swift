// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What tools ask of a language's rules for numbers in words.
package struct NumberRuleCheck {
  /// What is wrong with the files.
  package let diagnostics: [TableDiagnostic]
  /// The names of the sets: `cardinal-feminine`.
  package let names: Set<String>

  /// - Parameter files: The files of a language, then of its parents; in each what is written by hand comes first.
  package init(_ files: [(name: String, bytes: [UInt8])]) {
    self.init(files.map { NumberRuleFile(name: $0.name, bytes: $0.bytes) })
  }

  /// The rules that the library has for a language.
  package init(shipped tag: LanguageTag) { self.init(NumberRuleFile.all(of: tag)) }

  private init(_ files: [NumberRuleFile]) {
    var reader = NumberRuleReader()
    for file in files { reader.read(file) }
    reader.close()
    diagnostics = reader.diagnostics
    names = Set(reader.setNumbers.keys)
  }

  /// Whether a style of `NUMBER` names rules: "words", or a set.
  package func has(_ style: String) -> Bool {
    style == "words" || names.contains { $0 == style || $0.hasPrefix(style + "-") }
  }

  /// Whether a set has a word for a gender or a case in its name.
  package func hasWord(_ word: String) -> Bool {
    names.contains { $0.hasSuffix("-" + word) || $0.contains("-" + word + "-") }
  }
}
