// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Speaks a language, and prints how many kilobytes of memory were written for it, and by how many the resident memory grew.
// The rest of these are pages of the binary, which the system takes back when it needs them.

import Foundation
import SpokenText

/// Returns the resident memory of this process and the part that it has written, in kilobytes. Returns `nil` on systems
/// other than Linux, which counts written memory as anonymous, even if it was a page of a file before.
func residentMemory() -> (all: Int, written: Int)? {
  guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8) else { return nil }
  func kilobytes(_ name: String) -> Int? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
  }
  guard let all = kilobytes("Rss"), let written = kilobytes("Anonymous") else { return nil }
  return (all, written)
}

let locale = CommandLine.arguments.count > 1 ? LanguageTag(CommandLine.arguments[1]) ?? "en-US" : "en-US"
// What any first phrase takes, in a language that hardly shares anything with the measured one, and what reading takes.
_ = Speaker(locale.language == "ja" ? "hi" : "ja").money("25.50", .usd).text
_ = residentMemory()
if let before = residentMemory() {
  _ = Speaker(locale).money("25.50", .usd).text
  if let after = residentMemory() { print(after.written - before.written, after.all - before.all) }
}
