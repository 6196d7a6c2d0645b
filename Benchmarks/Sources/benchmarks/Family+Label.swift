// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

/// A child's account, as the card of an app shows it.
private struct Account: Spoken {
  var name: String
  var balance: Decimal
  var allowance: Decimal
  var last: Date?

  var spoken: SpokenCard {
    SpokenCard(traits: .button) {
      name
      Phrase.balance(Money(balance, .usd))
      Phrase.money(allowance, .usd, per: .week)
      last.map { Phrase.dateTime($0) }
    }
  }
}

/// A transaction, as a row of a list shows it.
private struct Row: Spoken {
  var amount: Decimal
  var title: String
  var category: String?
  var creator: String?
  var date: Date
  var balance: Decimal

  var spoken: SpokenCard {
    .transaction(
      amount < 0 ? .debit : .credit, Money(amount, .usd), title: title, category: category, creator: creator,
      date: date, resultingBalance: Money(balance, .usd))
  }
}

extension Family {
  /// A card with a name, two amounts and a moment as one label, compared with the same text joined from cached format
  /// styles.
  static func accountCard(_ setting: Setting) -> Family { accounts(setting, named: "accountCard", Values.count) }

  /// A thousand cards, all from one moment. Times and allocations are those of one card.
  static func accountCards(_ setting: Setting) -> Family { accounts(setting, named: "accountCards", 1000) }

  private static func accounts(_ setting: Setting, named name: String, _ count: Int) -> Family {
    let (speaker, values) = (setting.speaker, setting.values)
    let accounts = (0..<count).map { number in
      let index = number % Values.count
      return Account(
        name: values.lists[index][0], balance: values.decimals[index], allowance: values.ranges[index].0,
        last: index % 4 == 0 ? nil : setting.now.addingTimeInterval(values.secondsFromNow[index]))
    }
    let (money, dateTime) = (setting.money, setting.dateTime)
    return Family(
      name: name, aim: 3.5,
      spoken: Contender("SpokenText", accounts) { speaker.say($0).label?.text ?? "" },
      opponents: [
        Contender("FormatStyle", accounts) { account in
          let last = account.last.map { ". \(dateTime.format($0))" } ?? ""
          return "\(account.name). Balance: \(money.format(account.balance)). "
            + "\(money.format(account.allowance)) per week\(last)"
        }
      ])
  }

  /// A thousand rows of a list, all from one moment. Times and allocations are those of one row.
  static func transactionRows(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker.frozen(), setting.values)
    let rows = (0..<1000).map { number in
      let index = number % Values.count
      return Row(
        amount: values.decimals[index] + Decimal(number), title: values.lists[index][0],
        category: number % 3 == 0 ? nil : "Allowance", creator: number % 5 == 0 ? nil : "John Doe",
        date: setting.now.addingTimeInterval(-abs(values.secondsFromNow[index])), balance: values.ranges[index].1)
    }
    let (money, dateTime) = (setting.money, setting.dateTime)
    return Family(
      name: "transactionRows", aim: 3.5,
      spoken: Contender("SpokenText", rows) { speaker.say($0).label?.text ?? "" },
      opponents: [
        Contender("FormatStyle", rows) { row in
          let category = row.category.map { "Category: \($0). " } ?? ""
          let creator = row.creator.map { "Created by \($0). " } ?? ""
          return "\(row.amount < 0 ? "Money spent" : "Money added"). \(money.format(abs(row.amount))). "
            + "\(row.title). \(category)\(creator)\(dateTime.format(row.date)). "
            + "Resulting balance: \(money.format(row.balance))"
        }
      ])
  }
}

extension Setting {
  fileprivate var money: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: "USD", locale: locale).presentation(.fullName)
  }

  fileprivate var dateTime: Date.FormatStyle {
    var style = Date.FormatStyle(date: .long, time: .shortened)
    style.locale = locale
    style.timeZone = zone
    return style
  }
}
