import Screens
import SpokenText

/// A family's allowance tracker: children with accounts, what was paid in and out, and what they save for.
public let familyAllowance = App(
  "family-allowance", resources: .module,
  screens: [
    Screen(
      "sign-in",
      [
        .element("email", SampleFamily.newSignIn.emailField),
        .element("password", SampleFamily.newSignIn.passwordField),
        .element("sign in", SampleFamily.newSignIn.button),
        .element("forgot password", SpokenCard(.forgotPassword, traits: .button).hint(.resetPassword)),
        .element("signing in", SampleFamily.signingIn.button),
      ]),
    Screen(
      "sign-in-failed",
      [
        .element("email", SampleFamily.failedSignIn.emailField),
        .element("password", SampleFamily.failedSignIn.passwordField),
        .announcement("email error", Announcement(.error(.invalid(.emailAddress)), priority: .high)),
        .announcement("password error", Announcement(.error(.required(.password)), priority: .high)),
        .announcement("server error", Announcement(.error(.wrongCredentials), priority: .high)),
        .announcement("connection", Announcement(.notice(.noConnection), priority: .high)),
      ]),
    Screen(
      "dashboard",
      [heading(.children)]
        + SampleFamily.children.map { .element($0.id, $0) }
        + [
          button("add child", Identifier.addChildButton, .addChild),
          button("refresh", Identifier.refreshButton, .refresh),
          button("log out", Identifier.logoutButton, .signOut),
        ]),
    Screen(
      "transactions",
      [button("back", Identifier.backButton, .back), heading(.transactions)]
        + SampleFamily.transactions.map { .element($0.id, $0) }
        + [
          .element("none yet", SpokenCard(.empty(.transaction))),
          button("add transaction", Identifier.createTransactionButton, .addTransaction),
        ]),
    Screen(
      "new-transaction",
      [
        button("cancel", Identifier.cancelButton, .cancel),
        .element(
          "amount", .formField(.amount, value: "", isRequired: true, id: Identifier.transactionAmountField)),
        .element(
          "what for",
          .formField(.what, value: SampleFamily.description, id: Identifier.transactionDescriptionField)),
        button("save", Identifier.saveButton, .save, hint: .saveChanges),
        button("delete", Identifier.deleteButton, .delete),
        .element("saving", .activity(.saving)),
        .announcement("created", Announcement(.notice(.transactionCreated))),
      ]),
    Screen(
      "wish-list",
      [heading(.wishList)]
        + SampleFamily.wishes.map { .element($0.id, $0) }
        + [
          button("add wish", Identifier.addWishListButton, .addWish),
          .announcement("deleted", Announcement(.notice(.deleted(SampleFamily.wishes[0].name)))),
        ]),
  ])

/// The heading of a screen.
private func heading(_ name: Phrase) -> Item { .element("heading", SpokenCard(name, traits: .header)) }

/// A button that says what it does, and what comes of it where that is not plain.
private func button(_ name: String, _ id: String, _ label: Phrase, hint: Phrase.Hint? = nil) -> Item {
  .element(name, SpokenCard(label, id: id, traits: .button).hint(hint))
}
