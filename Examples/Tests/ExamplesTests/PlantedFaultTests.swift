// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Screens
import SpokenText
import SpokenTextTesting
import Testing

/// The rules of the golden kit find faults that are put into the apps' own screens. Without the fault they find nothing.
@MainActor @Suite struct PlantedFaultTests {
  /// A fault on a screen, and the rule that finds it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var app: String
    var screen: String
    var rule: String
    var plant: @Sendable (inout Screen) -> Void

    init(_ app: String, _ screen: String, _ rule: String, _ plant: @escaping @Sendable (inout Screen) -> Void) {
      (self.app, self.screen, self.rule, self.plant) = (app, screen, rule, plant)
    }

    var testDescription: String { "\(rule) in \(app)/\(screen)" }
  }

  nonisolated static let faults: [Fault] = [
    Fault("health-battery", "metric-details", "modal-sheet") { $0.isModal = false },
    Fault("health-battery", "metric-details", "modal-exit") {
      $0.items.removeAll { ["done", "battery", "recommendations"].contains($0.name) }
    },
    Fault("elderly-care", "dashboard", "missing-heading") { $0.items.removeAll { $0.name == "heading" } },
    Fault("medication-tracker", "schedule", "heading-level") { $0.items.removeAll { $0.name == "heading" } },
    Fault("medication-tracker", "other-days", "heading-level") {
      $0.change("another day") { $0.headingLevel = .h4 }
    },
    Fault("elderly-care", "habits", "empty-heading") { $0.items.removeAll { $0.name == "reminder time" } },
    Fault("medication-tracker", "medications", "reading-order") { $0.move("schedule tab", to: 0) },
    Fault("family-allowance", "transactions", "reading-order") { $0.move("heading", to: 3) },
    Fault("card-gallery", "plain-card", "missing-label") { $0.change("like") { $0.label = [] } },
    Fault("card-gallery", "plain-card", "out-of-reach") { $0.change("like") { $0.isHidden = true } },
    Fault("elderly-care", "new-profile", "out-of-reach") { $0.change("name") { $0.isHidden = true } },
    Fault("elderly-care", "new-profile", "out-of-reach") { screen in
      let fields = screen.cards.filter { ["name", "phone"].contains($0.name) }.map(\.card)
      screen.change("relationship") { $0 = $0.children(.combine) { fields } }
    },
    Fault("elderly-care", "dashboard", "out-of-reach") { $0.rotors[0].stops.append("task.none") },
    Fault("elderly-care", "dashboard", "unspoken-picture") { $0.change("walk") { $0.value = [] } },
    Fault("family-allowance", "transactions", "unspoken-picture") {
      $0.change("ice-cream") { $0.label.removeFirst() }
    },
    Fault("medication-tracker", "schedule", "unspoken-picture") { $0.change("missed") { $0.value = [] } },
    Fault("health-battery", "metric-details", "unspoken-picture") { $0.change("battery") { $0.value.removeAll() } },
    Fault("elderly-care", "loading", "busy-trait") { $0.change("loading tasks") { $0.traits = .staticText } },
    Fault("elderly-care", "loading", "announcement") { $0.items.removeAll { $0.name == "loading announced" } },
    Fault("elderly-care", "no-tasks", "announcement") { $0.items.removeAll { $0.name == "connection lost" } },
    Fault("family-allowance", "offline", "announcement") { $0.items.removeAll { $0.name == "connection" } },
    Fault("medication-tracker", "search", "announcement") {
      $0.items.removeAll { $0.name == "nothing found announced" }
    },
    Fault("elderly-care", "new-profile-failed", "announcement") { $0.items.removeAll { $0.name == "errors" } },
    Fault("elderly-care", "new-profile-failed", "announcement") { screen in
      screen.items = screen.items.map { item in
        guard item.name == "errors", case .announcement(var announcement) = item.kind else { return item }
        announcement.focus = "Profile phone number"
        return .announcement(item.name, announcement)
      }
    },
    Fault("family-allowance", "sign-in", "missing-identifier") { $0.change("forgot password") { $0.identifier = nil } },
    Fault("family-allowance", "sign-in", "shared-identifier") {
      $0.change("forgot password") { $0.identifier = "login_button" }
    },
    Fault("family-allowance", "transactions", "consistent-name") {
      $0.change("back") { $0.label = [.action(.cancel)] }
    },
    Fault("medication-tracker", "history", "consistent-tabs") { $0.move("schedule tab", to: 40) },
    Fault("medication-tracker", "new-medication", "unknown-answer") { $0.items.removeAll { $0.name == "added" } },
    Fault("medication-tracker", "medications", "unanswered-action") {
      $0.change("aspirin") { $0 = $0.action("archive", .action(.archive)) }
    },
    Fault("card-gallery", "report", "unanswered-action") { $0.items.append(.element("save", .button(.action(.save)))) },
    Fault("elderly-care", "dashboard", "missing-hint") { $0.change("walk") { $0.hint = nil } },
    Fault("health-battery", "metric-details", "standard-hint") { $0.change("done") { $0.hint = .details } },
    Fault("health-battery", "dashboard", "long-hint") {
      $0.change("day") { $0.hint = .say(.text("Opens it. It has trends. It has steps.")) }
    },
    Fault("card-gallery", "card", "obvious-hint") { $0.change("share") { $0.hint = .say(.text("Shares")) } },
    Fault("family-allowance", "dashboard", "missing-input-label") { $0.change("alice") { $0.inputLabels = [] } },
    Fault("family-allowance", "dashboard", "input-label") {
      $0.change("alice") { $0.inputLabels = [.text("Bob")] }
    },
    Fault("family-allowance", "dashboard", "split-text") { screen in
      screen.items.insert(.element("name", SpokenCard(.text("Alice Smith"))), at: 1)
    },
    Fault("card-gallery", "card", "repeated-picture") {
      $0.change("photo of the author") { $0.label = [.text("John Doe")] }
    },
    Fault("card-gallery", "plain-card", "literal") { $0.change("like") { $0.label = [.verbatim("Like")] } },
    Fault("elderly-care", "dashboard", "vague-action") {
      $0.change("medication reminder") { $0.label = [.action(.send)] }
    },
    Fault("elderly-care", "new-profile", "vague-action") { $0.change("create") { $0.label = [.text("OK")] } },
    Fault("elderly-care", "dashboard", "missing-value") { $0.change("profiles") { $0.value = [] } },
    Fault("card-gallery", "card", "role-word") { $0.change("submit") { $0.label = [.text("Submit button")] } },
    Fault("card-gallery", "card", "generic-label") { $0.change("delete") { $0.label = [.text("Button")] } },
    Fault("medication-tracker", "medications", "swipe-only") {
      $0.change("aspirin") { $0.hint = .say(.text("Swipe left for more options")) }
    },
    Fault("elderly-care", "dashboard", "empty-hint") { $0.change("walk") { $0.hint = .say(.text("Tap for more")) } },
    Fault("elderly-care", "no-tasks", "vague-error") { $0.change("error") { $0.label = [.text("Error")] } },
  ]

  @Test(arguments: faults) func aFaultIsFound(_ fault: Fault) throws {
    let app = try #require(apps.first { $0.name == fault.app })
    var faulty = app
    let index = try #require(faulty.screens.firstIndex { $0.name == fault.screen })
    fault.plant(&faulty.screens[index])
    let found = Self.found(in: faulty)
    // The apps themselves have no fault, as the next test says.
    #expect(found.contains(fault.rule), "\(found)")
  }

  /// Everything that the apps say follows the rules, or is an exception with its reason.
  @Test func theAppsHaveNone() {
    for app in apps { #expect(Self.found(in: app) == [], "\(app.name)") }
  }

  private static func found(in app: App) -> Set<String> {
    Set(app.rules.problems(of: app.goldenScreens, by: app.speaker("en-US")).map { $0.rule ?? $0.problem })
  }
}

extension Screen {
  /// Changes an element.
  fileprivate mutating func change(_ name: String, _ change: (inout SpokenCard) -> Void) {
    for (index, item) in items.enumerated() where item.name == name {
      guard case .element(var card) = item.kind else { continue }
      change(&card)
      items[index].kind = .element(card)
    }
  }

  /// Moves an element to another place in the reading order.
  fileprivate mutating func move(_ name: String, to place: Int) {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return }
    let item = items.remove(at: index)
    items.insert(item, at: min(place, items.count))
  }
}
