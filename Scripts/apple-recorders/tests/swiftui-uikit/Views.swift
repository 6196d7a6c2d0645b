// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText
internal import SwiftUI

struct Row: View {
  var body: some View {
    HStack {
      Text("Alice Smith")
      Text("125.50")
    }
  }
}

/// The accessibility modifiers of a view, from the first that is applied to the last.
@MainActor private func modifiers(_ view: some View) -> [String] {
  let recorder = Recorder()
  recorder.record(view.environment(\.speaker, speaker))
  return recorder.modifiers
}

/// The behavior of the children: `combine`, or `nil` if the elements of the view stay.
@MainActor private func behavior(_ view: some View) -> String? {
  let elements = modifiers(view).filter { $0.hasPrefix("element: ") }
  return elements.isEmpty ? nil : elements.joined(separator: ", ").replacingOccurrences(of: "element: ", with: "")
}

@MainActor func checkViews() {
  for isRecent in [true, false] {
    isRecentSystem = isRecent
    checkOrder()
    checkWhatIsLeftOut()
    checkInputLabels()
  }
  checkRows()
  checkControls()
  checkActions()
  checkPlaces()
  checkRotors()
  checkRoot()
}

@MainActor private func checkOrder() {
  let all = card("Alice Smith", id: "account.1", traits: [.button, .selected]).value(.state(.active)).hint(.details)
    .heading(.h2).action("share", .action(.share)).inputLabels { Phrase.text("Alice") }.reading(.trailing)
  expect(
    modifiers(
      Row().spoken(all) { _ in
      } adjust: { _ in
      }),
    [
      "element: combine", "label: Alice Smith", "value: Active", "hint: Opens details", "identifier: account.1",
      "input labels: Alice", "sort priority: -1.0", "traits: isButton, isHeader, isSelected", "heading: h2",
      "actions: Share", "adjustable: yes",
    ], "the element comes before its properties")
  let recorder = Recorder()
  recorder.record(Row().spoken(all))
  expect(
    Array(recorder.lines.prefix(4)), ["HStack", "Text", "Text", "element: combine"], "views come before modifiers")
}

@MainActor private func checkWhatIsLeftOut() {
  expect(modifiers(Row().spoken(SpokenCard {})), ["element: combine"], "an empty card leaves the texts of the view")
  expect(modifiers(Row().spoken(card("A"))), ["element: combine", "label: A"], "no value, hint, or identifier")
  expect(
    modifiers(Row().spoken(card("A", id: "a").hidden())), ["element: combine", "identifier: a", "hidden: true"],
    "a hidden card keeps the behavior, so that SwiftUI doesn't create the view again")
}

@MainActor private func checkRows() {
  expect(behavior(Row().spoken(account)), "combine", "a row is one element")
  expect(behavior(Row().padding().spoken(account)), "combine", "a row with modifiers is one element")
  expect(behavior(Text("A").spoken(account)), "combine", "a text is one element")
  expect(behavior(Row().spoken(form)), "contain", "a form is a container")
  expect(behavior(Row().spoken(combined)), "ignore", "a card that combines has the texts and actions of its children")
  expect(behavior(Row().spoken(combined.hidden())), "ignore", "a hidden card keeps the behavior")
  expect(behavior(Row().spoken(account, children: .contain)), "contain", "the caller decides")
  expect(behavior(Row().spoken(account, children: .ignore)), "ignore", "the caller decides")
  expect(behavior(Row().spoken(form, children: .combine)), "combine", "the caller decides against the card")
  expect(behavior(Row().spoken(account, children: .unchanged)), nil, "the caller leaves the elements")
}

@MainActor private func checkControls() {
  expect(behavior(Row().spoken(email)), nil, "the card of a text field leaves the elements")
  expect(behavior(Row().spoken(email.hidden())), nil, "the hidden card of a text field leaves the elements")
  expect(behavior(Row().spoken(reminders)), nil, "the card of a switch leaves the elements")
  expect(behavior(Row().spoken(volume)), nil, "the card of a slider leaves the elements")
  expect(behavior(Row().spoken(card("A", traits: .searchField))), nil, "so does the card of a search field")
  expect(
    behavior(Row().spoken(card("A", traits: .keyboardKey))), "combine", "a key that an app draws is an element")
  expect(behavior(Row().spoken(volume, adjust: { _ in })), "combine", "a row that is adjusted is one element")
  expect(behavior(Row().spoken(reminders, children: .combine)), "combine", "a switch that an app draws")

  let plain = card("A")
  expect(behavior(Button(action: {}) { Row() }.spoken(plain)), nil, "button")
  expect(behavior(Link<Text>().spoken(plain)), nil, "link")
  expect(behavior(NavigationLink<Text, Row>().spoken(plain)), nil, "navigation link")
  expect(behavior(Picker<Text, Int, Row>().spoken(plain)), nil, "picker")
  expect(behavior(SecureField<Text>().spoken(plain)), nil, "secure field")
  expect(behavior(TextField<Text>().spoken(plain)), nil, "text field")
  expect(behavior(Toggle<Row>().spoken(plain)), nil, "toggle")
  expect(behavior(Menu<Text, Row>().spoken(plain)), nil, "menu")
  expect(behavior(Slider<Text, Text>().spoken(plain)), nil, "slider")
  expect(behavior(Stepper<Text>().spoken(plain)), nil, "stepper")
  expect(behavior(DatePicker<Text>().spoken(plain)), nil, "date picker")
  expect(behavior(ColorPicker<Text>().spoken(plain)), nil, "color picker")
  expect(behavior(TextEditor().spoken(plain)), nil, "text editor")
  expect(behavior(Picker<Text, Int, Row>().padding().padding().spoken(plain)), nil, "a control with modifiers")
  expect(behavior(Slider<Text, Text>().spoken(volume, adjust: { _ in })), nil, "a slider of SwiftUI")
  expect(behavior(Toggle<Row>().spoken(combined)), nil, "a control whose card combines")
  expect(behavior(Picker<Text, Int, Row>().spoken(form)), "contain", "a picker whose card contains")
  expect(behavior(Toggle<Row>().spoken(plain, children: .combine)), "combine", "the caller decides")
  expect(
    modifiers(TextField<Text>().spoken(email)), ["label: Email address", "identifier: email"],
    "a text field keeps its value")
}

@MainActor private func checkActions() {
  var performed: [String] = []
  let recorder = Recorder()
  recorder.record(Row().spoken(account) { performed.append($0) }.environment(\.speaker, speaker))
  expect(recorder.actions.map(\.name), ["Share", "Delete"], "actions in the card's order")
  for action in recorder.actions { action.perform() }
  expect(performed, ["share", "delete"], "an action performs its id")
  expect(modifiers(Row().spoken(account)).filter { $0.hasPrefix("actions") }, [], "nobody performs the actions")
  let ignored = Recorder()
  ignored.record(Row().spoken(combined) { performed.append($0) }.environment(\.speaker, speaker))
  expect(ignored.actions.map(\.name), ["Delete"], "the actions of the card's children")
}

@MainActor private func checkInputLabels() {
  expect(
    modifiers(Row().spoken(named)).filter { $0.hasPrefix("input") }, ["input labels: Alice Smith, Alice"],
    "names for Voice Control, with the best one first")
  expect(modifiers(Row().spoken(account)).filter { $0.hasPrefix("input") }, [], "without names, the name is the label")
  let recorder = Recorder()
  recorder.record(Row().inputLabels(speaker.say(named).inputLabels).environment(\.speaker, speaker))
  expect(recorder.lines, ["HStack", "Text", "Text", "input labels: Alice Smith, Alice"], "only the names are set")
  let polish = Recorder()
  polish.record(Text("A").inputLabels(Speaker("pl").say(card("A").inputLabels { Phrase.action(.share) }).inputLabels))
  expect(polish.languages, ["en"], "a name keeps the language of its text")
}

@MainActor private func checkPlaces() {
  let priority = { (place: SpokenCard.ReadingPlace) -> [String] in
    modifiers(Row().spoken(card("A").reading(place))).filter { $0.hasPrefix("sort") }
  }
  expect(priority(.leading), ["sort priority: 1.0"], "read before the content")
  expect(priority(.content), [], "the content has the default priority")
  expect(priority(.trailing), ["sort priority: -1.0"], "read after the content")
  let order = SpokenCard.ReadingPlace.allCases.sorted().map(\.sortPriority)
  expect(order, order.sorted(by: >), "views with a higher priority are read first")
  let tab = SpokenCard.tab(.text("Home"))
  expect(modifiers(Row().spoken(tab)).filter { $0.hasPrefix("sort") }, ["sort priority: -1.0"], "a tab")
}

/// Marks the rows of tasks, as an app does.
private struct Tasks: View {
  let namespace: Namespace.ID
  var body: some View {
    ForEach(tasks.children.map(Task.init)) { task in
      Row().spoken(task.card).accessibilityRotorEntry(id: task.card.identifier, in: namespace)
    }
  }

  struct Task: Identifiable {
    let card: SpokenCard
    var id: String? { card.identifier }
  }
}

@MainActor private func checkRotors() {
  let (rotors, others) = (Namespace(), Namespace())
  let recorder = Recorder()
  recorder.record(
    Tasks(namespace: rotors.wrappedValue).spokenRotors(of: tasks, in: rotors.wrappedValue)
      .environment(\.speaker, speaker))
  expect(recorder.modifiers.last, "rotor: Overdue tasks", "the name of a rotor")
  expect(recorder.stops.map(\.label), ["Buy milk", "Pay the rent", "Call Bob"], "the labels, in reading order")
  expect(
    recorder.stops.map { stop in recorder.entries.firstIndex(of: stop.entry) }, [0, 2, 3],
    "the ids, with the type of a card's identifier")
  let elsewhere = Recorder()
  elsewhere.record(Tasks(namespace: rotors.wrappedValue).spokenRotors(of: tasks, in: others.wrappedValue))
  expect(
    elsewhere.stops.filter { elsewhere.entries.contains($0.entry) }.count, 0, "another namespace has other rows")

  let two = tasks.rotor(SpokenRotor(.action(.share), to: ["dog"]))
  expect(
    modifiers(Text("A").spokenRotors(of: two, in: rotors.wrappedValue)), ["rotor: Overdue tasks", "rotor: Share"],
    "all rotors, in the card's order")
  expect(modifiers(Row().spokenRotors(of: account, in: rotors.wrappedValue)), [], "no rotors")
  expect(modifiers(Row().spoken(tasks)).filter { $0.hasPrefix("rotor") }, [], "only the screen's view has rotors")
  let polish = Recorder()
  polish.record(
    Text("A").spokenRotors(of: two, in: rotors.wrappedValue).environment(\.speaker, Speaker("pl", timeZone: .gmt)))
  expect(polish.languages.last, "en", "the name of a rotor keeps the language of its text")
}

@MainActor private func checkRoot() {
  let recorder = Recorder()
  recorder.record(Row().spoken(card("A")).speaking { $0.verbosity = .brief })
  expect(recorder.lines, ["TimelineView", "HStack", "Text", "Text", "element: combine", "label: A"], "one timeline")
  let polish = Recorder()
  polish.record(
    Row().spoken(SpokenCard(.action(.share))).environment(\.speaker, Speaker("pl", timeZone: .gmt)))
  // This program has no Polish. The text is English, and marked so that a voice for English reads it.
  expect(polish.modifiers, ["element: combine", "label: Share"], "the environment's speaker")
  expect(polish.languages, ["en"], "a label keeps the language of its text")
}
