// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// What is heard in an app, screen by screen, in one language.
struct Listening {
  /// What a listener hears at one step.
  enum Heard {
    /// The listener came to it.
    case element(SpokenElement)
    /// It was said without the listener going there.
    case announcement(SpokenAnnouncement)
  }

  /// What is heard on one screen.
  struct Screen {
    var name: String
    /// What is said when it appears.
    var title: Utterance
    var isModal: Bool
    var heard: [Heard]
  }

  var app: String
  var language: LanguageTag
  /// The screens in the order in which a listener comes to them.
  var screens: [Screen]

  /// Goes through an app in a language, as a listener who works controls in some way and wants to hear so much.
  init(_ app: App, in language: LanguageTag, by interaction: Interaction, _ verbosity: Verbosity = .standard) {
    let speaker = app.speaker(language).with {
      $0.interaction = interaction
      $0.verbosity = verbosity
    }
    self.app = app.name
    self.language = language
    screens = app.screens.map { screen in
      Screen(
        name: screen.name, title: speaker.say(screen.title), isModal: screen.isModal,
        heard: screen.items.compactMap { item in
          switch item.kind {
          case .element(let card): .element(speaker.say(card))
          case .announcement(let announcement): speaker.announcing(announcement).map { .announcement($0) }
          }
        })
    }
  }
}
