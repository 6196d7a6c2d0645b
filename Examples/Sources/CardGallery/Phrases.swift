import SpokenText

// The app's code is on the main actor, but its phrases are values for everybody: hence `nonisolated`.

/// The app's own messages, worded in `Locales`.
nonisolated extension Phrase {
  static let cards = message("cards")
  static let settings = message("settings")
  static let delete = message("delete")
  static func delete(_ card: String) -> Phrase { message("delete.named", ["card": .text(card)]) }
  static let share = message("share")
  static let like = message("like")
  static let readMore = message("read-more")

  static func profilePhoto(of name: String) -> Phrase { message("profile-photo-of", ["name": .text(name)]) }

  static let pause = message("pause")
  static let play = message("play")
  static let position = message("position")

  static let signIn = message("sign-in")
  static let submit = message("submit")
  static let submitForm = message("submit.form")
  static let report = message("report")
}

/// The names of the parts of labels, and of the fields of forms.
nonisolated extension Phrase.Field {
  static let comment = Self("comment")
  static let length = Self("length")
}

nonisolated extension Phrase.Hint {
  static let changePage = outcome("change-page", isAdjustable: true)
  static let pausePlayback = outcome("pause-playback")
  static let readMore = say(.message("read-more.hint"))
  static let signIn = outcome("sign-in-with-credentials")
  static func minimumLength(_ count: Int) -> Self {
    say(.message("minimum-length", ["count": .number(count)]))
  }
}

nonisolated extension Phrase.Problem {
  /// What the app says when the server knows no such user: the server's own text may be in any language.
  static let wrongCredentials = message("problem-credentials")
}
