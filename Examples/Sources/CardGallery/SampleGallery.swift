// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// Sample cards of a gallery. The current time is a Friday at 5 PM.
enum SampleGallery {
  static let forest = Card(
    id: "forest", title: "Autumn forest", description: "The maples behind the house.",
    date: SampleMoment.moment(day: 20, hour: 9, minute: 15), photoDescription: "A path between red maples")

  /// A card with only a title and a date.
  static let harbor = Card(id: "harbor", title: "Harbor", date: SampleMoment.moment(day: 3, hour: 12))

  static let cards = [
    forest,
    // A title that ends with its own punctuation.
    Card(
      id: "hello", title: "Hello, World!", description: "My first card",
      date: SampleMoment.moment(day: 19, hour: 0), isSelected: true),
    harbor,
    // A text of several lines, and a title in another language.
    Card(
      id: "night", title: "Łódź nocą", description: "Piotrkowska\n2 hours before midnight",
      date: SampleMoment.moment(year: 2025, day: 3, hour: 22)),
  ]

  static let pager = Pager(page: 3, total: 10)
  static let nextPage = Pager(page: 4, total: 10)
  static let onlyPage = Pager(page: 1, total: 1)

  static let john = Author(id: "john", name: "John Doe", title: "Landscape photographer", isOnline: true)
  static let agnes = Author(id: "agnes", name: "Agnès", isOnline: false)
  static let guest = Author(id: "guest", name: "Guest 12")

  static let waves = Video(title: "Waves", length: 90, position: 45)
  static let playing = Video(title: "Waves", length: 90, position: 89, isPlaying: true)
  static let unplayed = Video(title: "Birds", length: 3725, position: 0)

  static let newSignIn = SignIn(email: "")
  static let filledSignIn = SignIn(email: "john.doe@example.com")
  static let failedSignIn = SignIn(email: "john.doe", emailProblem: .invalid(.emailAddress))
}
