// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Checks the rules in ``GoldenRule`` that involve several screens.
struct AppCheck {
  let screens: [GoldenScreen]
  let speaker: Speaker

  var problems: [(screen: String, problem: GoldenProblem)] { modals + names + tabs + openings }

  /// The problems with screens that share a title although only some of them are modal.
  private var modals: [(screen: String, problem: GoldenProblem)] {
    var first: [String: GoldenScreen] = [:]
    return screens.compactMap { screen in
      let title = speaker.say(screen.title).text
      guard let other = first[title] else {
        first[title] = screen
        return nil
      }
      guard other.isModal != screen.isModal else { return nil }
      let problem = "has the title of '\(other.name)', which is \(other.isModal ? "modal" : "not modal")"
      return (screen.name, GoldenProblem(.modalSheet, "title", problem))
    }
  }

  /// The problems with answers (results of buttons) that open an unknown screen, or present a screen that isn't modal.
  private var openings: [(screen: String, problem: GoldenProblem)] {
    screens.flatMap { screen in
      screen.answers.keys.compactMap { answer -> (screen: String, problem: GoldenProblem)? in
        let (name, isPresented): (String, Bool)
        switch answer.kind {
        case .opens(let screen): (name, isPresented) = (screen, false)
        case .presents(let screen): (name, isPresented) = (screen, true)
        case .announces, .itself, .leaves: return nil
        }
        guard let target = screens.first(where: { $0.name == name }) else {
          return (
            screen.name,
            GoldenProblem(.unknownAnswer, "title", "answer opens an unknown screen '\(name)'")
          )
        }
        guard isPresented, !target.isModal else { return nil }
        return (screen.name, GoldenProblem(.modalSheet, "title", "presents '\(name)', which is not modal"))
      }.sorted { $0.problem.problem < $1.problem.problem }
    }
  }

  private struct Name {
    let screen: String
    let key: String
    let label: String
    let hint: String?
    let identifier: String?
  }

  private var names: [(screen: String, problem: GoldenProblem)] {
    var byIdentifier: [String: Name] = [:]
    var byLabel: [String: Name] = [:]
    var problems: [(screen: String, problem: GoldenProblem)] = []
    for screen in screens {
      for (key, card) in screen.elements where !card.isHidden {
        let isBusy = card.label.contains { !$0.activities.isEmpty }
        let element = speaker.say(card)
        let first = card.label.first.map { speaker.say($0).text } ?? ""
        let name = Name(
          screen: screen.name, key: key, label: first, hint: element.hint?.text, identifier: card.identifier)
        func add(_ other: Name, _ what: String) {
          let problem = "\(what) of '\(other.key)' in '\(other.screen)' is another; use one for the same element"
          problems.append((screen.name, GoldenProblem(.consistentName, key, problem)))
        }
        // While work is in progress, the label of an element changes, so don't compare it.
        guard !isBusy else { continue }
        if let identifier = card.identifier {
          if let other = byIdentifier[identifier] {
            if other.label != name.label, other.screen != name.screen { add(other, "label") }
          } else {
            byIdentifier[identifier] = name
          }
        }
        guard card.isPressed || card.traits.contains(.selected), card.label.count == 1 else { continue }
        if let other = byLabel[first] {
          if other.hint != name.hint, other.screen != name.screen { add(other, "hint") }
          if let one = other.identifier, let two = name.identifier, one != two { add(other, "identifier") }
        } else {
          byLabel[first] = name
        }
      }
    }
    return problems
  }

  private var tabs: [(screen: String, problem: GoldenProblem)] {
    var first: (screen: String, labels: [String])?
    return screens.compactMap { screen in
      let labels = screen.elements.filter { $0.card.readingPlace == .trailing && !$0.card.isHidden }.map {
        $0.card.label.first.map { speaker.say($0).text } ?? ""
      }
      guard labels.count > 1 else { return nil }
      guard let other = first else {
        first = (screen.name, labels)
        return nil
      }
      guard other.labels != labels else { return nil }
      let problem = "tabs differ from those of '\(other.screen)': \(labels.joined(separator: ", "))"
      return (screen.name, GoldenProblem(.consistentTabs, "title", problem))
    }
  }
}
