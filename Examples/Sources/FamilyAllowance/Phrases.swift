import SpokenText

/// The app's own messages; their wording stands in `Locales`.
extension PhraseID {
  static let weeklyAllowance: PhraseID = "weekly-allowance"
  static let allowanceSchedule: PhraseID = "allowance-schedule"
  static let lastAllowance: PhraseID = "last-allowance"
  static let saved: PhraseID = "saved-share"

  static let children: PhraseID = "children"
  static let transactions: PhraseID = "transactions"
  static let wishList: PhraseID = "wish-list"

  static let signIn: PhraseID = "sign-in"
  static let waitHint: PhraseID = "wait-hint"
  static let forgotPassword: PhraseID = "forgot-password"
  static let enterEmail: PhraseID = "enter-email"
  static let addChild: PhraseID = "add-child"
  static let addTransaction: PhraseID = "add-transaction"
  static let addWish: PhraseID = "add-wish"
  static let buy: PhraseID = "buy"
  static let refresh: PhraseID = "refresh"
  static let logOut: PhraseID = "log-out"
  static let back: PhraseID = "back"
  static let cancel: PhraseID = "cancel"
  static let save: PhraseID = "save"
  static let delete: PhraseID = "delete"
}

/// The fields of the app's forms; with their names agrees what is said of them.
extension FormField {
  static let amount = FormField("amount")
  static let what = FormField("what-for")
}
