import Screens
import SpokenText

/// A family's allowance tracker: children with accounts, what was paid in and out, and what they save for.
public let familyAllowance = App(
  "family-allowance", resources: .module,
  screens: [
    Screen(
      "sign-in",
      [
        .element("email") { SampleFamily.newSignIn.emailField(by: $0) },
        .element("password") { SampleFamily.newSignIn.passwordField(by: $0) },
        .element("sign in") { SampleFamily.newSignIn.button(by: $0) },
        .element("forgot password") { speaker in
          speaker.element(traits: .button) {
            $0.say(.forgotPassword)
          } hint: {
            $0.hint(.resetPassword)
          }
        },
        .element("signing in") { SampleFamily.signingIn.button(by: $0) },
      ]),
    Screen(
      "sign-in-failed",
      [
        .element("email") { SampleFamily.failedSignIn.emailField(by: $0) },
        .element("password") { SampleFamily.failedSignIn.passwordField(by: $0) },
        .announcement("email error") { Announcement($0.error(.invalid(.emailAddress)), priority: .high) },
        .announcement("password error") { Announcement($0.error(.required(.password)), priority: .high) },
        .announcement("server error") {
          Announcement($0.error(.text(SampleFamily.serverMessage)), priority: .high)
        },
        .announcement("connection") { Announcement($0.notice(.noConnection), priority: .high) },
      ]),
    Screen(
      "dashboard",
      [heading(.children)]
        + SampleFamily.children.map { .element($0.id, $0) }
        + [
          button("add child", Identifier.addChildButton, .addChild),
          button("refresh", Identifier.refreshButton, .refresh),
          button("log out", Identifier.logoutButton, .logOut),
        ]),
    Screen(
      "transactions",
      [button("back", Identifier.backButton, .back), heading(.transactions)]
        + SampleFamily.transactions.map { .element($0.id, $0) }
        + [
          .element("none yet") { SpokenElement(label: $0.empty(.transaction)) },
          button("add transaction", Identifier.createTransactionButton, .addTransaction),
        ]),
    Screen(
      "new-transaction",
      [
        button("cancel", Identifier.cancelButton, .cancel),
        .element("amount") {
          .formField(

            .amount, value: "", isRequired: true, identifier: Identifier.transactionAmountField, by: $0)
        },
        .element("what for") {
          .formField(
            .what, value: SampleFamily.description, identifier: Identifier.transactionDescriptionField, by: $0)
        },
        button("save", Identifier.saveButton, .save, outcome: .save),
        button("delete", Identifier.deleteButton, .delete),
        .element("saving") { .loading(.saving, by: $0) },
        .announcement("created") { Announcement($0.notice(.transactionCreated)) },
      ]),
    Screen(
      "wish-list",
      [heading(.wishList)]
        + SampleFamily.wishes.map { .element($0.id, $0) }
        + [
          button("add wish", Identifier.addWishListButton, .addWish),
          .announcement("deleted") { Announcement($0.notice(.deleted(SampleFamily.wishes[0].name))) },
        ]),
  ])

/// The heading of a screen.
private func heading(_ name: PhraseID) -> Item {
  .element("heading") { SpokenElement(label: $0.say(name), traits: .header) }
}

/// A button that says what it does, and what comes of it where that is not plain.
private func button(_ name: String, _ identifier: String, _ label: PhraseID, outcome: Outcome? = nil) -> Item {
  .element(name) { speaker in
    SpokenElement(
      label: speaker.say(label), hint: outcome.map { speaker.hint($0, by: .outcome) }, traits: .button,
      identifier: identifier)
  }
}
