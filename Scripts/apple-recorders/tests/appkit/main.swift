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
finish()
