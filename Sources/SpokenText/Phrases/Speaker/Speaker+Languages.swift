// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import CSpokenTextTables

extension Speaker {
  /// The built-in languages in alphabetical order, with regional tables, such as `en`, `en-GB`, and `pl`. An app's overlay
  /// can bring others. See ``Overlay/languages``.
  public static var languages: [LanguageTag] { TableLibrary.tags }

  /// Adds languages to the app.
  ///
  /// The products of languages, such as `SpokenTextPolish`, do this when the app starts. Call this method only if the linker
  /// left out a language, so that ``languages`` lacks it:
  ///
  /// ```swift
  /// import SpokenTextPolish
  ///
  /// Speaker.register(.polish)
  /// ```
  ///
  /// Register languages before you create speakers. Existing speakers keep their language. Adding a language twice has no
  /// effect. You can call this method from any thread.
  ///
  /// - Parameter languages: The languages to add.
  public static func register(_ languages: SpokenLanguage...) {
    for language in languages { spokentext_register(language) }
  }
}
