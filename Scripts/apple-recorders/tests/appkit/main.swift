// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import AppKit
internal import SpokenText

@MainActor private func property(_ view: NSView, _ name: String) -> String? { view.properties[name].map { "\($0)" } }

let archive = NSButton(title: "Archive")
let row = NSView([NSView([archive])])
var performed: [String] = []
row.apply(speaker.say(account)) { performed.append($0) }
expect(property(row, "element"), "true", "a row is one element")
expect(property(row, "children"), "0", "without children")
expect(property(row, "label"), "Alice Smith", "label")
expect(property(row, "role"), "button", "role")
expect(property(row, "enabled"), "true", "state")
expect(row.actions.map(\.name), ["Share", "Delete", "Archive"], "the card's actions, then those of buttons")
expect(row.actions.map { $0.handler?() }, [true, true, true], "all actions are possible")
expect(performed, ["share", "delete"], "an action performs its id")
expect(archive.clicks, 1, "an action clicks its button")
archive.isEnabled = false
expect(row.actions.last?.handler?(), false, "a disabled button isn't clicked")
row.apply(speaker.say(account))
expect(row.actions.map(\.name), ["Archive"], "only the buttons")
row.apply(speaker.say(account), children: .ignore) { performed.append($0) }
expect(row.actions.map(\.name), ["Share", "Delete"], "only the card's actions")

row.apply(speaker.say(form))
expect(property(row, "element"), "true", "a container has a label")
expect(property(row, "role"), "group", "a container is a group")
expect(property(row, "children"), "nil", "with the children that AppKit finds")
expect(row.actions.count, 0, "the button is an element")
row.apply(speaker.say(account.hidden()))
expect(property(row, "element"), "false", "a hidden row is no element")
expect(row.actions.count, 0, "a hidden row has no actions")

let box = NSButton(title: "Reminders")
box.apply(speaker.say(reminders))
expect(property(box, "element"), nil, "a control stays an element")
expect(property(box, "role"), nil, "a control keeps its role")
expect(property(box, "enabled"), nil, "a control keeps its state")
expect(property(box, "children"), nil, "a control keeps its children")
expect(property(box, "label"), "Reminders", "label")
expect(property(box, "value"), "On", "value")
let text = NSText()
text.apply(speaker.say(email))
expect(property(text, "value"), nil, "a text keeps its value")
row.apply(speaker.say(card("A")))
expect(property(row, "value"), "nil", "a reused row keeps no value")

row.apply(speaker.say(named))
expect(
  row.properties["input labels"] as? [String], ["Alice Smith", "Alice"],
  "names for Voice Control, with the best one first")
row.apply(speaker.say(account))
expect(property(row, "input labels"), "nil", "without names, the name is the label")

let rows = ["milk", "dog", "rent", "bob"].map { id in
  let row = NSView()
  row.apply(speaker.say(card(id, id: id)))
  return row
}
let list = NSView(rows)
let screen = NSView([NSView(), list])
screen.applyRotors(of: speaker.say(tasks))
expect(screen.rotors.map(\.label), ["Overdue tasks"], "the name of a rotor")

/// Returns the identifier of the view that the rotor finds.
@MainActor func search(_ direction: NSAccessibilityCustomRotor.SearchDirection, from view: NSView?) -> String? {
  let parameters = NSAccessibilityCustomRotor.SearchParameters()
  parameters.currentItem = view.map { NSAccessibilityCustomRotor.ItemResult(targetElement: $0) }
  parameters.searchDirection = direction
  let result = screen.rotors.first.flatMap { $0.itemSearchDelegate?.rotor($0, resultFor: parameters) }
  return (result?.targetElement as? NSView)?.accessibilityIdentifier()
}
expect(search(.next, from: rows[0]), "rent", "the next stop")
expect(search(.previous, from: rows[2]), "milk", "the previous stop")
expect(search(.next, from: rows[3]), nil, "the last stop")
expect(search(.previous, from: rows[0]), nil, "the first stop")
for current in [nil, NSView(), rows[1]] {
  expect(search(.next, from: current), "milk", "from elsewhere, the first stop is the next")
  expect(search(.previous, from: current), "bob", "from elsewhere, the last stop is the previous")
}
list.subviews.remove(at: 2)
expect(search(.next, from: rows[0]), "bob", "a missing view is skipped")
list.subviews = rows
rows[2].isHidden = true
expect(search(.next, from: rows[0]), "bob", "a hidden view is skipped, such as a row that waits for reuse")
list.setAccessibilityHidden(true)
expect(search(.next, from: rows[0]), nil, "no view inside a hidden one is a stop")
screen.applyRotors(of: speaker.say(account))
expect(screen.rotors.count, 0, "a reused screen keeps no rotors")
finish()
