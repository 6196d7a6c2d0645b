// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

extension Family {
  /// Foundation has no such phrase. The nearest thing is two formatted numbers with a word between them, without
  /// plurals.
  static func progress(_ setting: Setting) -> Family {
    let (speaker, values) = (setting.speaker, setting.values.progresses)
    let style = IntegerFormatStyle<Int>(locale: setting.locale)
    let formatter = setting.formatter(.decimal)
    return Family(
      name: "progress",
      spoken: Contender("SpokenText", values) { speaker.progress($0.0, of: $0.1).text },
      opponents: [
        Contender("FormatStyle", values) { "\(style.format($0.0)) of \(style.format($0.1))" },
        Contender("NumberFormatter", values) { "\(formatter.text($0.0)) of \(formatter.text($0.1))" },
      ])
  }
}
