// Speaks a language and writes by how many kilobytes the resident memory grew: "en-US first" says one phrase, "en-US full"
// reads every message.

import Foundation
@_spi(Benchmarks) import SpokenText

/// The resident memory of this process in kilobytes, nil where the system does not tell.
func residentKilobytes() -> Int? {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
  else { return nil }
  return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
}

let words = (CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "en-US first").split(separator: " ")
let locale = LanguageTag(String(words[0])) ?? "en-US"
// What any first phrase takes, in a language that hardly shares anything with the measured one.
_ = Speaker(locale.language == "ja" ? "hi" : "ja").money("25.50", .usd).text
if let before = residentKilobytes() {
  _ = Speaker(locale).money("25.50", .usd).text
  if words.last == "full" { TableCompilation.readAll(of: locale) }
  if let after = residentKilobytes() { print(after - before) }
}
