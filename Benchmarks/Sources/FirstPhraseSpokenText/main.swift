// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Says one phrase with SpokenText and ends. Writes how many nanoseconds passed until it was there.

import SpokenText

let locale = CommandLine.arguments.dropFirst().first ?? "en-US"
let clock = ContinuousClock()
let start = clock.now
let phrase = Speaker(LanguageTag(locale) ?? "en").money("25.50", .usd).text
let nanoseconds = start.duration(to: clock.now) / .nanoseconds(1)
print(Int(nanoseconds), phrase)
