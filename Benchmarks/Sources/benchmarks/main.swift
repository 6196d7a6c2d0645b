// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Measures SpokenText beside Foundation. See README.md.
//
//   benchmarks                     everything, as tables
//   benchmarks --json              the same as JSON
//   benchmarks money time pl       only these families, sections (startup, compile) and languages
//   benchmarks every               the families in every language of the library, a line for each language
//   benchmarks --before FILE       compares the times with those of an earlier run, whose JSON is in the file
//   benchmarks --profile money pl  says money in Polish for five seconds, for a profiler to look at

import Foundation
import SpokenText

let arguments = CommandLine.arguments.dropFirst()
let before = arguments.firstIndex(of: "--before").map { $0...min($0 + 1, arguments.endIndex - 1) }
let earlier = try before.map { try Report.phrases(inReportAt: arguments[$0.upperBound]) } ?? []
let words = arguments.indices.filter { before?.contains($0) != true }.map { arguments[$0] }
let languages = ["en-US", "ar", "pl"]
let otherLanguages = Speaker.languages.map(\.description).filter { !languages.contains($0) }
let sections = Family.all.map(\.name) + ["cards", "memory", "startup", "compile"]
let options = ["--json", "--before", "--profile", "every"]

if let unknown = words.first(where: { !(languages + otherLanguages + sections + options).contains($0) }) {
  let known = (options + languages + sections + otherLanguages).joined(separator: ", ")
  FileHandle.standardError.write(Data("Unknown: \(unknown). Known are: \(known).\n".utf8))
  exit(2)
}

func isChosen(_ name: String, of group: [String]) -> Bool {
  words.contains(name) || !words.contains(where: group.contains)
}

let chosenLanguages =
  words.contains("every")
  ? Speaker.languages.map(\.description)
  : languages.filter { isChosen($0, of: languages + otherLanguages) } + otherLanguages.filter(words.contains)
let chosenFamilies = Family.all.filter { isChosen($0.name, of: sections) }
let isJSON = words.contains("--json")

func show(_ line: @autoclosure () -> String) {
  guard !isJSON else { return }
  print(line())
  fflush(nil)
}

if words.contains("--profile") {
  for language in chosenLanguages {
    let setting = Setting(language)
    var passes = chosenFamilies.map { $0.make(setting).spoken.pass }
    if isChosen("compile", of: sections) { passes.append { CompilationResult.makeOnce(language) } }
    let clock = ContinuousClock()
    let end = clock.now + .seconds(5)
    var bytes = 0
    while clock.now < end { for pass in passes { bytes &+= pass() } }
    print(language, bytes)
  }
  exit(0)
}

if words.contains("every") {
  print(LanguageResult.header)
  for language in chosenLanguages {
    let setting = Setting(language)
    print(LanguageResult(chosenFamilies.map { PhraseResult($0.make(setting), in: language) }).line)
    fflush(nil)
  }
  exit(0)
}

var report = Report()

if !chosenFamilies.isEmpty { show(Report.phraseHeader) }
for language in chosenLanguages {
  let setting = Setting(language)
  for family in chosenFamilies {
    let result = PhraseResult(family.make(setting), in: language)
    report.phrases.append(result)
    show(Report.line(result, earlier))
  }
}
if !chosenFamilies.isEmpty { show(report.meanLine) }

if isChosen("cards", of: sections) {
  show(Report.cardHeader)
  for language in chosenLanguages {
    let setting = Setting(language)
    for parts in [1, 4, 8] {
      let result = CardResult(setting, parts: parts)
      report.cards.append(result)
      show(Report.line(result))
    }
  }
}

if isChosen("memory", of: sections) {
  show(Report.memoryHeader)
  for language in chosenLanguages {
    guard let result = MemoryResult(language: language) else { break }
    report.memories.append(result)
    show(Report.line(result))
  }
}

if isChosen("compile", of: sections) {
  show(Report.compilationHeader)
  for language in chosenLanguages {
    let result = CompilationResult(language: language)
    report.compilations.append(result)
    show(Report.line(result))
  }
}

if isChosen("startup", of: sections) {
  show(Report.startUpHeader)
  for language in chosenLanguages {
    guard let result = StartUpResult(language: language) else {
      show("The two programs are not built: swift build -c release --package-path Benchmarks")
      break
    }
    report.startUps.append(result)
    show(Report.line(result))
  }
}

if isJSON { print(try report.json) }
