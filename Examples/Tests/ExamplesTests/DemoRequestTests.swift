// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

@testable import demo

@Suite struct DemoRequestTests {
  private static let apps = ["family-allowance", "card-gallery"]

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
    (["all"], "“all” is not understood. See demo --help."),
    (["--appp", "x"], "“--appp” is not understood. See demo --help."),
    (["--app"], "--app needs a value. See demo --help."),
    (["--app", "--locale", "de"], "--app needs a value. See demo --help."),
    (["--app", "bank"], "There is no app “bank”. There are family-allowance, card-gallery."),
    (["--locale", "e"], "“e” is no language tag: "),
    (["--interaction", "voice"], "Nobody works controls by “voice”. There are outcome, touch, "),
    (["--verbosity", "loud"], "“loud” is not how much can be heard. There are brief, standard, detailed."),
    (["--interaction", "--html"], "--interaction needs a value. See demo --help."),
    (["--html", "page.html"], "“page.html” is not understood. See demo --help."),
    (["--locale", "fi"], "The apps do not speak “fi”. They speak "),
  ])
  func whatIsWrongIsSaid(_ words: [String], _ message: String) {
    do {
      _ = try DemoRequest(words, apps: Self.apps)
      Issue.record("understood")
    } catch {
      #expect(error.description.hasPrefix(message))
    }
  }

  @Test func aPageAndAWayOfWorkingControlsCanBeAskedFor() throws {
    let request = try DemoRequest(["--html", "--interaction", "keyboard", "--locale", "ar"], apps: Self.apps)
    #expect(request.wantsPage && request.interaction == .keyboard && request.locales == ["ar"])
  }

  @Test func helpNamesEverything() throws {
    #expect(try DemoRequest(["--app", "--help"], apps: Self.apps).wantsHelp)
    let help = DemoRequest.help(apps: Self.apps)
    for name in Self.apps + Speaker.languages.map(\.description) { #expect(help.contains(name)) }
  }
}
