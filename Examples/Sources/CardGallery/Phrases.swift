// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

import SpokenText

nonisolated extension Phrase {
  /// “Cards”
  ///
  /// The heading of the gallery, and the name of the control that turns its pages.
  static let cards: Phrase = .message("cards")

  /// “Settings”
  ///
  /// A button.
  static let settings: Phrase = .message("settings")

  /// “Delete”
  ///
  /// An action of a card; and the button for it where the card is not named beside it.
  static let delete: Phrase = .message("delete")

  /// ```ftl
  /// delete { $card }
  /// ```
  ///
  /// - Parameters:
  ///   - card: the card's title.
  static func delete(_ card: String) -> Phrase {
    .message("delete.named", ["card": .text(card)])
  }

  /// “Share”
  ///
  /// An action of a card, and a button.
  static let share: Phrase = .message("share")

  /// “Like”
  ///
  /// A button: it tells others that one likes the card.
  static let like: Phrase = .message("like")

  /// “Read more”
  ///
  /// A button below a text that is cut, and what happens when it is used.
  static let readMore: Phrase = .message("read-more")

  /// “John Doe's profile photo”
  ///
  /// A photo.
  ///
  /// ```ftl
  /// { $name }'s profile photo
  /// ```
  ///
  /// - Parameters:
  ///   - name: who is in it.
  static func profilePhoto(of name: String) -> Phrase {
    .message("profile-photo-of", ["name": .text(name)])
  }

  /// “Play”
  ///
  /// A button. What happens when it is used is worded by the library: "start playback".
  static let play: Phrase = .message("play")

  /// “Pause”
  ///
  /// A button. What happens when it is used is the next message.
  static let pause: Phrase = .message("pause")

  /// “Playback position”
  ///
  /// A control that tells how much of a video has been played, as a percentage, and moves in it.
  static let position: Phrase = .message("position")

  /// “Sign in”
  ///
  /// A button. What happens when it is used is the next message.
  static let signIn: Phrase = .message("sign-in")

  /// “Submit”
  ///
  /// The button behind one field; and the one below a form.
  static let submit: Phrase = .message("submit")

  /// “submit form”
  static let submitForm: Phrase = .message("submit.form")

  /// “Report a card”
  ///
  /// The heading of a form: it tells those who run the gallery that something is wrong with a card.
  static let report: Phrase = .message("report")
}

nonisolated extension Phrase.Field {
  /// “Length: 1 minute and 30 seconds”
  ///
  /// The name of a field, in front of a span of time: how long a video is.
  static let length = Self("length")

  /// “Comment”
  ///
  /// A field for a text.
  static let comment = Self("comment")
}

nonisolated extension Phrase.Problem {
  /// “Error: Email address and password do not match”
  static let wrongCredentials: Self = .message("problem-credentials")
}

nonisolated extension Phrase.Hint {
  /// “shows the whole text”
  static let readMore: Self = .say(.message("read-more.hint"))

  /// “Double tap to pause playback”
  ///
  /// What happens when "Pause" is used.
  ///
  /// ```ftl
  /// { $case ->
  ///     [infinitive] pause playback
  ///    *[statement] pauses playback
  /// }
  /// ```
  static let pausePlayback: Self = .outcome("pause-playback")

  /// “Minimum 8 characters”
  ///
  /// The hint of the field for the password.
  ///
  /// ```ftl
  /// { $count ->
  ///     [one] minimum { $count } character
  ///    *[other] minimum { $count } characters
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: how many characters it has at least.
  static func minimumLength(_ count: some BinaryInteger & SpeakableNumber) -> Self {
    .say(.message("minimum-length", ["count": .number(count)]))
  }

  /// “Double tap to sign in with entered credentials”
  ///
  /// What happens when "Sign in" is used.
  ///
  /// ```ftl
  /// { $case ->
  ///     [infinitive] sign in with entered credentials
  ///    *[statement] signs in with entered credentials
  /// }
  /// ```
  static let signIn: Self = .outcome("sign-in-with-credentials")
}
