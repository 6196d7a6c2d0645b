// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import CSpokenTextTables

extension Speaker {
  /// The languages that are built into the app, in alphabetical order, with their regional tables, such as `en`, `en-GB`,
  /// and `pl`. An app's overlay may bring others, see ``Overlay/languages``.
  public static var languages: [LanguageTag] { TableLibrary.tags }

  /// Adds languages to the app.
  ///
  /// The products of languages, such as `SpokenTextPolish`, do this when the app starts. Call this method only if
  /// ``languages`` lacks a language whose product the app links, because the linker left it out:
  ///
  /// ```swift
  /// import SpokenTextPolish
  ///
  /// Speaker.register(.polish)
  /// ```
  ///
  /// Register languages before you create speakers. A speaker that exists keeps its language. Adding a language twice has
  /// no effect. Call this method from any thread.
  public static func register(_ languages: SpokenLanguage...) {
    for language in languages { spokentext_register(language) }
  }
}
