// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for accounts and transactions.
extension SpokenCard {
  /// Creates an account card, such as "Checking. Ending in 4 2 4 2. Balance: 125 dollars and 50 cents. Locked".
  ///
  /// With ``Verbosity/brief``, the name and balance are read.
  ///
  /// - Parameters:
  ///   - name: The name of the account or its owner.
  ///   - balance: The balance. If negative, it is read as "Overdrawn by 5 dollars", for example.
  ///   - isBalanceHidden: `true` to replace the balance with "Hidden amount".
  ///   - digits: The last digits of the account number.
  ///   - status: The status, such as ``Phrase/Status/locked``.
  ///   - updated: The last update (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates a transaction card, such as "Weekly allowance. Money added. 10 dollars. Category: Allowance. Today at 2:00
  /// PM. Resulting balance: 110 dollars".
  ///
  /// With ``Verbosity/brief``, the title, direction, and amount are read.
  ///
  /// - Parameters:
  ///   - direction: The direction, such as "Money added".
  ///   - amount: The amount. Its sign is ignored, because the direction conveys it.
  ///   - title: The purpose.
  ///   - category: The category, in the words of the app or user.
  ///   - creator: The person who entered the transaction (read only with ``Verbosity/detailed``).
  ///   - date: The time.
  ///   - balance: The balance afterwards.
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates a transaction card whose title is the user's text. See
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
  /// Returns a phrase such as "Created by John Doe". A blank name gives a silent phrase.
  public static func creator(_ who: String) -> Phrase {
    TextCleaning.isBlank(who) ? .nothing : .message(PhraseID(.labelCreator), ["who": .text(who)])
  }
}
