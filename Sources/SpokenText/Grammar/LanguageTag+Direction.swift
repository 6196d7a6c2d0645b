// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// `true` if the language is written from right to left. This depends on the script. For example, `ur` has the Arabic
  /// script, and `az` the Latin script.
  package var isRightToLeft: Bool { Self.rightToLeft.contains(maximized().script ?? "") }

  /// The scripts that are written from right to left, by ISO 15924.
  private static let rightToLeft: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}
