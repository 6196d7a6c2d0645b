import SpokenText

/// The app's own messages; their wording stands in `Locales`.
extension PhraseID {
  static let cards: PhraseID = "cards"
  static let settings: PhraseID = "settings"
  static let changePage: PhraseID = "change-page"
  static let deleteAction: PhraseID = "delete"
  static let delete: PhraseID = "delete.named"
  static let share: PhraseID = "share"
  static let like: PhraseID = "like"
  static let readMore: PhraseID = "read-more"
  static let readMoreHint: PhraseID = "read-more.hint"

  static let profilePhotoOf: PhraseID = "profile-photo-of"

  static let pause: PhraseID = "pause"
  static let play: PhraseID = "play"
  static let pausePlayback: PhraseID = "pause-playback"
  static let length: PhraseID = "length"
  static let position: PhraseID = "position"

  static let minimumLength: PhraseID = "minimum-length"
  static let signIn: PhraseID = "sign-in"
  static let signInHint: PhraseID = "sign-in-with-credentials"
  static let submit: PhraseID = "submit"
  static let submitForm: PhraseID = "submit.form"
  static let report: PhraseID = "report"
}

/// The fields of the app's forms; with their names agrees what is said of them.
extension FormField {
  static let comment = FormField("comment")
}
