// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Formats one amount with Foundation and ends. Writes how many nanoseconds passed from here to the text.

import Foundation

let clock = ContinuousClock()
let start = clock.now
let locale = Locale(identifier: CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "en-US")
let style = Decimal.FormatStyle.Currency(code: "USD", locale: locale).presentation(.fullName)
let phrase = (Decimal(2550) / 100).formatted(style)
let nanoseconds = start.duration(to: clock.now) / .nanoseconds(1)
print(Int(nanoseconds), phrase)
