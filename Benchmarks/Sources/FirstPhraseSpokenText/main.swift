// Says one phrase with SpokenText and ends. Writes how many nanoseconds passed from here to the phrase.

import SpokenText

let clock = ContinuousClock()
let start = clock.now
let locale = CommandLine.arguments.count > 1 ? LanguageTag(CommandLine.arguments[1]) : nil
let phrase = Speaker(locale ?? "en-US").money("25.50", .usd).text
let nanoseconds = start.duration(to: clock.now) / .nanoseconds(1)
print(Int(nanoseconds), phrase)
