// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The advice that `spoken new` ends with.
enum NextSteps {
  static func text(for language: NewLanguage) -> String {
    language.parent.map { region(language.tag, of: $0) } ?? whole(language.tag)
  }

  private static func region(_ tag: LanguageTag, of parent: LanguageTag) -> String {
    """
    Next steps:
      1. Write the messages that differ from \(parent), each in a file with the same name as there.
      2. Listen to them: spoken sheet \(tag)
      3. Add the table to the package: Scripts/register-languages \(tag)
    """
  }

  private static func whole(_ tag: LanguageTag) -> String {
    """
    Next steps (see "A new language" in Locales/README.md):
      1. Write your decisions at the top of number.ftl, and then grammar.ftl, noun.ftl, and state.ftl.
      2. Fetch names from CLDR, before you write the files that they complete:
           Scripts/unit-names --locale \(tag)
           Scripts/currency-names --locale \(tag)
           Scripts/date-names --locale \(tag)
           Scripts/mark-names --locale \(tag)
           Scripts/zone-names --locale \(tag)
           Scripts/number-words
      3. Write the other files. After each one, check it and listen to it:
           spoken lint Locales/\(tag)
           spoken sheet \(tag) <file>
      4. Add the language to the package, with its name in English:
           Scripts/register-languages \(tag) Name
    """
  }
}
