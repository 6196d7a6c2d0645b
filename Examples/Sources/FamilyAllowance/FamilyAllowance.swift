// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// A family's allowance tracker: children with accounts, what was paid in and out, and what they save for.
public let familyAllowance = App(
  "family-allowance", resources: .module,
  screens: [
    Screen(
      "sign-in", titled: .signIn,
      [
        .element("email", SampleFamily.newSignIn.emailField),
        .element("password", SampleFamily.newSignIn.passwordField),
        .element("sign in", SampleFamily.newSignIn.button),
        .element("forgot password", SpokenCard(.forgotPassword, traits: .button).hint(.resetPassword)),
        .element("signing in", SampleFamily.signingIn.button),
      ]),
    Screen(
      "sign-in-failed", titled: .signIn,
      [
        .element("email", SampleFamily.failedSignIn.emailField),
        .element("password", SampleFamily.failedSignIn.passwordField),
        .element("wrong credentials", AnnouncedCard.error(.wrongCredentials)),
        .announcement("email error", .failed(.invalid(.emailAddress), focus: Identifier.loginEmailField)),
        .announcement("password error", .failed(.required(.password), focus: Identifier.loginPasswordField)),
        .announcement("server error", AnnouncedCard.error(.wrongCredentials).announcement),
        .announcement("connection", .connectionLost()),
        .announcement("connection back", .connectionBack),
      ]),
    Screen(
      "dashboard", titled: .children,
      [heading(.children)]
        + SampleFamily.children.map { .element($0.id, $0) }
        + [
          button("add child", Identifier.addChildButton, .addChild),
          button("refresh", Identifier.refreshButton, .refresh),
          button("log out", Identifier.logoutButton, .signOut),
          .announcement("came", .screenChanged()),
        ]),
    Screen(
      "transactions", titled: .transactions,
      [button("back", Identifier.backButton, .back), heading(.transactions)]
        + SampleFamily.transactions.map { .element($0.id, $0) }
        + [
          .element("none yet", .emptyState(.transaction)),
          button("add transaction", Identifier.createTransactionButton, .addTransaction),
        ]),
    Screen(
      "new-transaction", titled: .addTransaction,
      [
        button("cancel", Identifier.cancelButton, .cancel),
        .element(
          "amount", .formField(.amount, value: "", isRequired: true, id: Identifier.transactionAmountField)),
        .element(
          "what for",
          .formField(.what, value: SampleFamily.description, id: Identifier.transactionDescriptionField)),
        button("save", Identifier.saveButton, .save, hint: .saveChanges),
        button("delete", Identifier.deleteButton, .delete),
        .element("saving", .loading(.saving)),
        .announcement("saving announced", .loading(.saving)),
        .announcement("created", .done(.transactionCreated)),
      ]),
    Screen(
      "wish-list", titled: .wishList,
      [heading(.wishList)]
        + SampleFamily.wishes.map { .element($0.id, $0) }
        + [
          button("add wish", Identifier.addWishListButton, .addWish),
          .announcement(
            "deleted", .layoutChanged(.deleted(SampleFamily.wishes[0].name), focus: Identifier.addWishListButton)),
        ]),
  ])

/// The heading of a screen.
private func heading(_ name: Phrase) -> Item { .element("heading", .heading(name, level: .h1)) }

/// A button that says what it does, and what comes of it where that is not plain.
private func button(_ name: String, _ id: String, _ label: Phrase, hint: Phrase.Hint? = nil) -> Item {
  .element(name, SpokenCard(label, id: id, traits: .button).hint(hint))
}
