// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText

private func call() {
  // error: 'init(_:timeZone:reference:)' has been renamed to 'init(locale:timeZone:reference:)'
  _ = Speaker(Locale.current)
}
