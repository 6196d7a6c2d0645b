// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// The spoken phrases of an app in one language, screen by screen.
struct Listening {
  /// An element or announcement that the user hears.
  enum Heard {
    /// An element that the user moved to.
    case element(SpokenElement)
    /// An announcement by the screen reader.
    case announcement(SpokenAnnouncement)
  }

  /// The spoken phrases of one screen.
  struct Screen {
    var name: String
    /// The title, which is announced when the screen appears.
    var title: Utterance
    var isModal: Bool
    var heard: [Heard]
  }

  var app: String
  var language: LanguageTag
  /// The screens in their order in the app.
  var screens: [Screen]

  /// Says all screens of an app in a language, for a way to operate controls and an amount of detail.
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
          case .announcement(let announcement): speaker.say(announcement).map { .announcement($0) }
          // A screen reader offers the descriptor of a chart in addition to its element.
          case .chart: nil
          }
        })
    }
  }
}
