// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

import SpokenText

nonisolated extension Phrase {
  /// “Category: Allowance”
  ///
  /// What is paid every week.
  static let allowance: Phrase = .message("category-allowance")

  /// “Category: Gifts”
  static let gifts: Phrase = .message("category-gifts")

  /// “children”
  ///
  /// Above the children's accounts.
  static let children: Phrase = .message("children")

  /// “transactions”
  ///
  /// Above the history of an account.
  static let transactions: Phrase = .message("transactions")

  /// “wish list”
  ///
  /// Above what a child saves for.
  static let wishList: Phrase = .message("wish-list")

  /// “sign in”
  ///
  /// A button.
  static let signIn: Phrase = .message("sign-in")

  /// “forgot password”
  ///
  /// A button.
  static let forgotPassword: Phrase = .message("forgot-password")

  /// “add a child”
  static let addChild: Phrase = .message("add-child")

  /// “add a transaction”
  static let addTransaction: Phrase = .message("add-transaction")

  /// “add a wish”
  static let addWish: Phrase = .message("add-wish")

  /// “Buy”
  ///
  /// An action of a wish, whose name has been heard.
  static let buy: Phrase = .message("buy")

  /// “refresh”
  static let refresh: Phrase = .message("refresh")

  /// “sign out”
  static let signOut: Phrase = .message("sign-out")

  /// “back”
  ///
  /// To the screen before.
  static let back: Phrase = .message("back")

  /// “cancel”
  static let cancel: Phrase = .message("cancel")

  /// “save”
  static let save: Phrase = .message("save")

  /// “delete”
  static let delete: Phrase = .message("delete")
}

nonisolated extension Phrase.Field {
  /// “Weekly allowance: 10 dollars”
  ///
  /// The name of a field.
  static let weeklyAllowance = Self("weekly-allowance")

  /// “Allowance schedule: Friday”
  ///
  /// The name of a field, in front of a weekday.
  static let allowanceSchedule = Self("allowance-schedule")

  /// “Last allowance: Today at 2:00 PM”
  ///
  /// The name of a field, in front of a moment.
  static let lastAllowance = Self("last-allowance")

  /// “amount”
  ///
  /// How much money.
  static let amount = Self("amount")

  /// “description”
  ///
  /// What the money was for.
  static let what = Self("what-for")
}

nonisolated extension Phrase.Problem {
  /// “Error: Wrong email address or password”
  static let wrongCredentials: Self = .message("problem-credentials")
}

nonisolated extension Phrase.Hint {
  /// “please wait”
  ///
  /// A hint, while signing in goes on.
  static let pleaseWait: Self = .say(.message("wait-hint"))

  /// “enter your email address to sign in”
  ///
  /// A hint of the field for the email address.
  static let enterEmail: Self = .say(.message("enter-email"))
}
