// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  /// Foundation has no ratings. The nearest thing is three formatted numbers in an English sentence, without plurals.
  static func rating(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.progresses)
    let style = IntegerFormatStyle<Int>(locale: setting.locale)
    let formatter = setting.formatter(.decimal)
    return Family(
      name: "rating",
      spoken: Contender("SpokenText", values) { speaker.say(.rating($0.0, of: $0.1, count: $0.1)).text },
      opponents: [
        Contender("FormatStyle", values) {
          "\(style.format($0.0)) out of \(style.format($0.1)) stars, \(style.format($0.1)) ratings"
        },
        Contender("NumberFormatter", values) {
          "\(formatter.text($0.0)) out of \(formatter.text($0.1)) stars, \(formatter.text($0.1)) ratings"
        },
      ])
  }
}
