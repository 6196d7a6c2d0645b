import SpokenText

/// The app's own messages, worded in `Locales`.
extension Phrase {
  static let children = message("children")
  static let transactions = message("transactions")
  static let wishList = message("wish-list")

  static let weeklyAllowance = message("weekly-allowance")
  static let allowance = message("category-allowance")
  static let gifts = message("category-gifts")

  static let signIn = message("sign-in")
  static let forgotPassword = message("forgot-password")
  static let addChild = message("add-child")
  static let addTransaction = message("add-transaction")
  static let addWish = message("add-wish")
  static let buy = message("buy")
  static let refresh = message("refresh")
  static let signOut = message("sign-out")
  static let back = message("back")
  static let cancel = message("cancel")
  static let save = message("save")
  static let delete = message("delete")

  static func saved(_ share: ExactDecimal) -> Phrase { message("saved-share", ["share": .percent(share)]) }
}

/// The names of the parts of labels, and of the fields of forms.
extension Phrase.Field {
  static let weeklyAllowance = Self("weekly-allowance")
  static let allowanceSchedule = Self("allowance-schedule")
  static let lastAllowance = Self("last-allowance")
  static let amount = Self("amount")
  static let what = Self("what-for")
}

extension Phrase.Hint {
  static let enterEmail = say(.message("enter-email"))
  static let pleaseWait = say(.message("wait-hint"))
  /// "Saves your changes", without the gesture.
  static let saveChanges = say(.hint(.save, by: .outcome))
}

extension Phrase.Problem {
  /// What the app says when the server knows no such user: the server's own text may be in any language.
  static let wrongCredentials = message("problem-credentials")
}
