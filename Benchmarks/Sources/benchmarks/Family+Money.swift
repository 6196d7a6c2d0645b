// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  static func money(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.decimals)
    let style = Decimal.FormatStyle.Currency(code: "USD", locale: setting.locale).presentation(.fullName)
    let formatter = setting.formatter(.currencyPlural)
    return Family(
      name: "money",
      spoken: Contender("SpokenText", values) { speaker.money($0, .usd).text },
      opponents: [
        Contender("FormatStyle", values) { style.format($0) },
        Contender("NumberFormatter", values) { formatter.text($0) },
      ])
  }

  /// Foundation has no ranges of money. The nearest thing is two amounts with a word between them.
  static func moneyRange(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.ranges)
    let style = Decimal.FormatStyle.Currency(code: "USD", locale: setting.locale).presentation(.fullName)
    let formatter = setting.formatter(.currencyPlural)
    return Family(
      name: "moneyRange",
      spoken: Contender("SpokenText", values) {
        speaker.say(.money(from: ExactDecimal($0.0), to: ExactDecimal($0.1), .usd)).text
      },
      opponents: [
        Contender("FormatStyle", values) { "\(style.format($0.0)) to \(style.format($0.1))" },
        Contender("NumberFormatter", values) { "\(formatter.text($0.0)) to \(formatter.text($0.1))" },
      ])
  }
}
