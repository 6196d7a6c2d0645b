// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what is paid and owned.
extension SpokenCard {
  /// An account or a card: "Checking. Ending in 4 2 4 2. Balance: 125 dollars and 50 cents. Locked".
  ///
  /// What is nil or blank vanishes. A brief listener hears its name and balance; when it was updated is a detail.
  ///
  /// - Parameters:
  ///   - name: What it is called, or whose it is.
  ///   - balance: What is in it; below zero "Overdrawn by 5 dollars".
  ///   - isBalanceHidden: Whether its owner hides the balance: "Hidden amount".
  ///   - digits: The last digits of its number.
  ///   - status: The state it is in, as ``Phrase/Status/locked``.
  ///   - updated: When its balance was read.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func account(
    _ name: String, balance: Money? = nil, isBalanceHidden: Bool = false, endingIn digits: String = "",
    status: Phrase.Status? = nil, updated: (any SpeakableMoment)? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(name)
      if !TextCleaning.isBlank(digits) { Phrase.ending(in: digits) }
      if isBalanceHidden {
        Phrase.hiddenAmount
      } else {
        balance.map { Phrase.balance($0).importance(.essential) }
      }
      status.map { Phrase.part($0, of: .account) }
      updated.map { Phrase.last(.updated, $0.instantForSpeech).importance(.detail) }
    }
    .named(.account)
  }

  /// A row of an account's history: "Weekly allowance. Money added. 10 dollars. Category: Allowance. Today at 2:00 PM.
  /// Resulting balance: 110 dollars".
  ///
  /// The direction carries the sign; the amount is said without one, whatever its sign. What is nil or blank vanishes. A
  /// brief listener hears what it was for and how much; who entered it is a detail.
  ///
  /// - Parameters:
  ///   - direction: Which way the money went.
  ///   - amount: How much it was.
  ///   - title: What it was for: a phrase, or the user's text.
  ///   - category: Where it belongs, in the app's or its user's words.
  ///   - creator: Who entered it.
  ///   - date: When it was.
  ///   - balance: What it left in the account.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func transaction(
    _ direction: Phrase.Direction, _ amount: Money, title: Phrase? = nil, category: String? = nil,
    creator: String? = nil, date: (any SpeakableMoment)? = nil, resultingBalance balance: Money? = nil,
    id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(title)
      Phrase.direction(direction).importance(.essential)
      Phrase.money(amount, sign: .never).importance(.essential)
      Phrase.field(.category, category.map { .text($0) })
      date.map { Phrase.dateTime($0.instantForSpeech) }
      balance.map { Phrase.resultingBalance($0) }
      if let creator { Phrase.creator(creator).importance(.detail) }
    }
  }

  /// Creates the card of a transaction whose title is the user's text. See
  /// ``transaction(_:_:title:category:creator:date:resultingBalance:id:traits:)-(_,_,Phrase?,_,_,_,_,_,_)``.
  @_disfavoredOverload
  public static func transaction(
    _ direction: Phrase.Direction, _ amount: Money, title: String?, category: String? = nil, creator: String? = nil,
    date: (any SpeakableMoment)? = nil, resultingBalance balance: Money? = nil, id: String? = nil,
    traits: SpokenTraits = []
  ) -> SpokenCard {
    transaction(
      direction, amount, title: title.map { .text($0) }, category: category, creator: creator, date: date,
      resultingBalance: balance, id: id, traits: traits)
  }
}

extension Phrase {
  /// Who entered something: "Created by John Doe"; nothing where the name is blank.
  public static func creator(_ who: String) -> Phrase {
    TextCleaning.isBlank(who) ? .nothing : .message(PhraseID(.labelCreator), ["who": .text(who)])
  }
}
