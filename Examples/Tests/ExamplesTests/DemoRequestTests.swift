// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Foundation
import SpokenText
import Testing

@testable import demo

@Suite struct DemoRequestTests {
  private static let apps = ["family-allowance", "card-gallery"]
  private static let languages = Speaker.languages.map(\.description).joined(separator: ", ")

  @Test(
    arguments: [
      ([], [], ["en"]),
      (["--app", "card-gallery"], ["card-gallery"], ["en"]),
      (["--locale", "de", "pl", "--app", "card-gallery", "family-allowance"], apps.reversed(), ["de", "pl"]),
      (["--locale", "de", "--locale", "en-NZ"], [], ["de", "en-NZ"]),
    ] as [([String], [String], [LanguageTag])])
  func wordsAreUnderstood(_ words: [String], _ apps: [String], _ locales: [LanguageTag]) throws {
    let request = try DemoRequest(words, apps: Self.apps)
    #expect(request.apps == apps && request.locales == locales && !request.wantsHelp)
  }

  @Test(arguments: [
    (["all"], "unexpected argument 'all'; to choose an app or a language, use '--app' or '--locale'"),
    (
      ["--appp", "x"],
      "unknown option '--appp'; expected one of --app, --locale, --interaction, --verbosity, --html, --help"
    ),
    (["--app"], "missing value for '--app'"),
    (["--app", "--locale", "de"], "missing value for '--app'"),
    (["--app", "bank"], "unknown app 'bank'; expected one of family-allowance, card-gallery"),
    (
      ["--locale", "e"],
      "invalid language tag 'e' for '--locale': expected a language of two to eight letters in subtag 1, 'e'"
    ),
    (
      ["--interaction", "voice"],
      "unknown value 'voice' for '--interaction'; expected one of outcome, touch, keyboard, pointer, remote"
    ),
    (["--verbosity", "loud"], "unknown value 'loud' for '--verbosity'; expected one of brief, standard, detailed"),
    (["--interaction", "--html"], "missing value for '--interaction'"),
    (
      ["--html", "page.html"],
      "unexpected argument 'page.html'; to choose an app or a language, use '--app' or '--locale'"
    ),
    (
      ["--locale", "et"],
      "unsupported language 'et' for '--locale'; expected one of \(languages)"
    ),
  ])
  func errorsHaveTheCompilersVoice(_ words: [String], _ message: String) {
    do {
      _ = try DemoRequest(words, apps: Self.apps)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
      #expect(error.lines == "error: \(message)\nSee 'demo --help' for more information.")
    }
  }

  @Test func aPageAndAWayOfWorkingControlsCanBeAskedFor() throws {
    let request = try DemoRequest(["--html", "--interaction", "keyboard", "--locale", "ar"], apps: Self.apps)
    #expect(request.wantsPage && request.interaction == .keyboard && request.locales == ["ar"])
  }

  /// Every command with `demo` in the documents, and in the help, can be parsed.
  @MainActor @Test func commandsOfTheDocumentsAreUnderstood() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let documents = ["README.md", "Examples/README.md", "Sources/SpokenText/SpokenText.docc/GettingStarted.md"]
    let texts = try documents.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
    let names = Apps.apps.map(\.name)
    let commands = (texts + [DemoRequest.help(apps: names)]).flatMap {
      $0.matches(of: #/swift run --package-path Examples demo([^`#>\n]*)/#).map { $0.output.1.split(separator: " ") }
    }
    #expect(commands.count >= 8)
    for words in commands { _ = try DemoRequest(words.map(String.init), apps: names) }
  }

  @Test func helpNamesEverything() throws {
    #expect(try DemoRequest(["--app", "--help"], apps: Self.apps).wantsHelp)
    let help = DemoRequest.help(apps: Self.apps)
    #expect(help.hasPrefix("OVERVIEW: ") && help.contains("\nUSAGE: demo ") && help.contains("\nOPTIONS:\n"))
    for name in Self.apps + Speaker.languages.map(\.description) { #expect(help.contains(name)) }
  }
}
