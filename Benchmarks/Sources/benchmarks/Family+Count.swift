// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  /// Foundation has no counted nouns. The nearest thing is a formatted number and one of two words, in languages with
  /// no more than two forms.
  static func count(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.integers)
    let style = IntegerFormatStyle<Int>(locale: setting.locale)
    let formatter = setting.formatter(.decimal)
    return Family(
      name: "count",
      spoken: Contender("SpokenText", values) { speaker.count($0, .dose, status: .missed).text },
      opponents: [
        Contender("FormatStyle", values) { "\(style.format($0)) \($0 == 1 ? "missed dose" : "missed doses")" },
        Contender("NumberFormatter", values) { "\(formatter.text($0)) \($0 == 1 ? "missed dose" : "missed doses")" },
      ])
  }

  static func list(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.lists)
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and).locale(setting.locale)
    return Family(
      name: "list",
      spoken: Contender("SpokenText", values) { speaker.list($0).text },
      opponents: [Contender("FormatStyle", values) { style.format($0) }])
  }
}
