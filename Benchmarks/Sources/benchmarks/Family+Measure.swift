// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  /// On Linux Foundation formats no measurements. The nearest thing is a formatted number and one of two words, in
  /// languages with no more than two forms.
  static func measure(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.integers)
    let style = IntegerFormatStyle<Int>(locale: setting.locale)
    let formatter = setting.formatter(.decimal)
    return Family(
      name: "measure",
      spoken: Contender("SpokenText", values) { speaker.measure($0, .kilometer).text },
      opponents: [
        Contender("FormatStyle", values) { "\(style.format($0)) \($0 == 1 ? "kilometer" : "kilometers")" },
        Contender("NumberFormatter", values) { "\(formatter.text($0)) \($0 == 1 ? "kilometer" : "kilometers")" },
      ])
  }
}
