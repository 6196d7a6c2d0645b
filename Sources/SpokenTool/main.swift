import Foundation
import SpokenText
let now = Instant(secondsSinceEpoch: 1795212000 + 0)
for tag in ["en-US", "en-GB", "pl", "ar"] as [LanguageTag] {
  let s = Speaker(tag, timeZone: TimeZone(identifier: "America/New_York"), reference: .fixed(now))
  for m in ["25.50", "1", "0.01", "-5.25", "-0.001", "1234567.89", "22"] as [ExactDecimal] { print(s.money(m, .usd), s.money(m, .pln), s.money(m, .jpy), s.money(m, Currency("XYZ")!), separator: " | ") }
  print(s.money(1_200_000, .usd, style: .compact), s.money(10, .usd, per: .week), s.moneyRange(20, 30, .usd), s.moneyRange("20.5", 30, .usd), separator: " | ")
  for d in [0, 1, -1, 3, -3, 40, -400] { print(s.dateTime(Instant(secondsSinceEpoch: now.secondsSinceEpoch + Int64(d) * 86400)), s.date(Instant(secondsSinceEpoch: now.secondsSinceEpoch + Int64(d) * 86400), style: .dayHeader), separator: " | ") }
  print(s.progress(3, of: 5), s.progress(3, of: 5, style: .step, title: "quest\u{202E}ion\nnaire"), s.ordinal(22), s.percent(0.333), s.number(-8547), s.number(1200000, style: .compact), s.list(["A", "B", "C"]), separator: " | ")
  print(s.say("nope"), s.number(Double.nan), s.number(-Double.infinity), s.number(1e300))
}
