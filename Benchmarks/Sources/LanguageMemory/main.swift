// Speaks a language and writes by how many kilobytes the resident memory grew.

import Foundation
import SpokenText

/// The resident memory of this process in kilobytes, nil where the system does not tell.
func residentKilobytes() -> Int? {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
  else { return nil }
  return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
}

let locale = CommandLine.arguments.count > 1 ? LanguageTag(CommandLine.arguments[1]) ?? "en-US" : "en-US"
// What any first phrase takes, in a language that hardly shares anything with the measured one.
_ = Speaker(locale.language == "ja" ? "hi" : "ja").money("25.50", .usd).text
if let before = residentKilobytes() {
  _ = Speaker(locale).money("25.50", .usd).text
  if let after = residentKilobytes() { print(after - before) }
}
