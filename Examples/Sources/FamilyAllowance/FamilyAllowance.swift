// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText

/// An example app for a family's allowances, with children, their accounts, and the things that they save for.
public let familyAllowance = App(
  "family-allowance", resources: .module,
  screens: [
    Screen(
      "sign-in", titled: .signIn,
      [
        heading(.signIn),
        .element("email", SampleFamily.newSignIn.emailField),
        .element("password", SampleFamily.newSignIn.passwordField),
        .element("sign in", SampleFamily.newSignIn.button),
        button("forgot password", Identifier.forgotPasswordButton, .forgotPassword, hint: .resetPassword),
        button("register", Identifier.registerButton, .register),
      ]),
    Screen(
      "signing-in", titled: .signIn,
      [
        heading(.signIn),
        .element("email", SampleFamily.signingIn.emailField),
        .element("password", SampleFamily.signingIn.passwordField),
        .element("signing in", SampleFamily.signingIn.button),
        .announcement("signing in announced", .loading(.signingIn)),
      ]),
    Screen(
      "sign-in-failed", titled: .signIn,
      [
        heading(.signIn),
        .element("email", SampleFamily.failedSignIn.emailField).showing(.error(.invalid(.emailAddress))),
        .element("password", SampleFamily.failedSignIn.passwordField).showing(.error(.required(.password))),
        .element("wrong credentials", AnnouncedCard.error(.wrongCredentials)),
        .announcement("email error", .failed(.invalid(.emailAddress), focus: Identifier.loginEmailField)),
        .announcement("password error", .failed(.required(.password), focus: Identifier.loginPasswordField)),
        .announcement("server error", AnnouncedCard.error(.wrongCredentials).announcement),
      ]),
    Screen(
      "register", titled: .register,
      [
        button("back", Identifier.backButton, .back).leading,
        heading(.register),
        .element("name", .formField(.name, value: "", isRequired: true, id: Identifier.registerNameField)),
        .element("email", .formField(.emailAddress, value: "", id: Identifier.registerEmailField)),
        .element("password", .formField(.password, value: nil, id: Identifier.registerPasswordField)),
        button("register", Identifier.registerButton, .register),
      ]),
    Screen(
      "offline", titled: .children,
      [
        heading(.children),
        .element("connection", AnnouncedCard.notice(.noConnection)),
        .announcement("connection lost", .connectionLost()),
        .announcement("connection back", .connectionBack),
      ]),
    Screen(
      "dashboard", titled: .children,
      [heading(.children)]
        + SampleFamily.children.map { child in
          .element(child.id, child).showing(child.isOverdrawn ? .balance(child.balance) : nil)
        }
        + [
          .element("chevron", .decorative()),
          button("add child", Identifier.addChildButton, .addChild),
          button("refresh", Identifier.refreshButton, .refresh),
          button("log out", Identifier.logoutButton, .signOut),
          .announcement("came", .screenChanged()),
          .announcement("refreshed", .done(.updated())),
        ]),
    Screen(
      "transactions", titled: .transactions,
      rotors: [SpokenRotor(.transactions, to: SampleFamily.transactions.map { Identifier.transactionRow + $0.id })],
      [button("back", Identifier.backButton, .back).leading, heading(.transactions)]
        + SampleFamily.transactions.map { .element($0.id, $0).showing(.direction($0.direction)) }
        + [
          button("add transaction", Identifier.createTransactionButton, .addTransaction),
          button("analytics", Identifier.analyticsButton, .analytics),
        ]),
    Screen(
      "no-transactions", titled: .transactions,
      [
        button("back", Identifier.backButton, .back).leading, heading(.transactions),
        .element("empty icon", .decorative()),
        .element("none yet", .emptyState(.transaction)),
      ]),
    Screen(
      "analytics", titled: .analytics,
      [
        button("back", Identifier.backButton, .back).leading, heading(.analytics),
        .element("chart", SampleFamily.chart.spoken.traits(.image)),
        .chart("chart descriptor", SampleFamily.chart),
      ]),
    Screen(
      "new-transaction", titled: .addTransaction,
      [
        button("cancel", Identifier.cancelButton, .cancel).leading,
        heading(.addTransaction),
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
        .announcement("deleted", .done(.deleted(""))),
      ]),
    Screen(
      "wish-list", titled: .wishList,
      rotors: [SpokenRotor(.wishList, to: SampleFamily.wishes.map { Identifier.wishListItem + $0.id })],
      [heading(.wishList)]
        + SampleFamily.wishes.map { .element($0.id, $0) }
        + [
          button("add wish", Identifier.addWishListButton, .addWish),
          .announcement(
            "deleted", .layoutChanged(.deleted(SampleFamily.wishes[0].name), focus: Identifier.addWishListButton)),
          .announcement("added", .done(.added())),
          .announcement("bought", .done(.removed(SampleFamily.wishes[1].name))),
        ]),
  ])

private func heading(_ name: Phrase) -> Item { .element("heading", .heading(name, level: .h1)) }

/// Returns a button, with a hint if the label doesn't make the result clear.
private func button(_ name: String, _ id: String, _ label: Phrase, hint: Phrase.Hint? = nil) -> Item {
  .element(name, .button(label, id: id, hint: hint))
}
