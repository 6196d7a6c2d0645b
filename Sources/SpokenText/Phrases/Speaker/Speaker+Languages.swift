// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import CSpokenTextTables

extension Speaker {
  /// The built-in languages and regional variants in alphabetical order, such as `en`, `en-GB`, and `pl`. An app's
  /// overlay can add others. See ``Overlay/languages``.
  public static var languages: [LanguageTag] { TableLibrary.tags }

  /// Adds languages to the app.
  ///
  /// Products such as `SpokenTextPolish` add their language when the app starts. Call this method only if the linker
  /// left a language out, so that ``languages`` lacks it:
  ///
  /// ```swift
  /// import SpokenTextPolish
  ///
  /// Speaker.register(.polish)
  /// ```
  ///
  /// Register languages before you create speakers. Existing speakers keep their language. Adding a language twice has
  /// no effect. You can call this method from any thread.
  ///
  /// - Parameter languages: The languages to add.
  public static func register(_ languages: SpokenLanguage...) {
    for language in languages { spokentext_register(language) }
  }
}
