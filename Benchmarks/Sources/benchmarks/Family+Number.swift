// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  static func number(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.decimals)
    let style = Decimal.FormatStyle(locale: setting.locale)
    let formatter = setting.formatter(.decimal)
    return Family(
      name: "number",
      spoken: Contender("SpokenText", values) { speaker.number($0).text },
      opponents: [
        Contender("FormatStyle", values) { style.format($0) },
        Contender("NumberFormatter", values) { formatter.text($0) },
      ])
  }

  static func ordinal(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.integers)
    let formatter = setting.formatter(.ordinal)
    return Family(
      name: "ordinal",
      spoken: Contender("SpokenText", values) { speaker.say(.ordinal($0)).text },
      opponents: [Contender("NumberFormatter", values) { formatter.text($0) }])
  }

  static func numberWords(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.integers)
    let formatter = setting.formatter(.spellOut)
    return Family(
      name: "numberWords",
      spoken: Contender("SpokenText", values) { speaker.number($0, style: .words).text },
      opponents: [Contender("NumberFormatter", values) { formatter.text($0) }])
  }

  static func ordinalWords(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.integers)
    let formatter = setting.formatter(.spellOut)
    return Family(
      name: "ordinalWords",
      spoken: Contender("SpokenText", values) { speaker.say(.ordinal($0, style: .words)).text },
      opponents: [Contender("NumberFormatter", values) { formatter.text($0) }])
  }

  static func moneyWords(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.decimals)
    let formatter = setting.formatter(.spellOut)
    return Family(
      name: "moneyWords",
      spoken: Contender("SpokenText", values) { speaker.money($0, .usd, style: .words).text },
      opponents: [Contender("NumberFormatter", values) { "\(formatter.text($0)) US dollars" }])
  }

  static func percent(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.parts)
    let style = Decimal.FormatStyle.Percent(locale: setting.locale).precision(.fractionLength(0))
    let formatter = setting.formatter(.percent)
    return Family(
      name: "percent",
      spoken: Contender("SpokenText", values) { speaker.percent($0).text },
      opponents: [
        Contender("FormatStyle", values) { style.format($0) },
        Contender("NumberFormatter", values) { formatter.text($0) },
      ])
  }

  static func compact(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.large)
    let style = Decimal.FormatStyle(locale: setting.locale).notation(.compactName)
    return Family(
      name: "compact",
      spoken: Contender("SpokenText", values) { speaker.number($0, style: .compact).text },
      opponents: [Contender("FormatStyle", values) { style.format($0) }])
  }
}

extension Setting {
  func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = style
    formatter.currencyCode = "USD"
    return formatter
  }
}

extension NumberFormatter {
  func text(_ number: Decimal) -> String { string(from: number as NSDecimalNumber) ?? "" }
  func text(_ number: Int) -> String { string(from: number as NSNumber) ?? "" }
}
