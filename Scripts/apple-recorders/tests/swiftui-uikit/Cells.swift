// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText
internal import UIKit

extension NSAttributedString {
  // On Apple's platforms, the library adds the speech attributes.
  convenience init(_ utterance: Utterance) { self.init(string: utterance.text) }
}

@MainActor func checkCells() {
  checkOneElement()
  checkActionsOfButtons()
  checkContainers()
  checkSystemControls()
  checkInputLabels()
  checkRotors()
}

@MainActor private func checkOneElement() {
  let cell = UIView([UIView(), UIView()])
  cell.apply(speaker.say(account))
  expect(cell.isAccessibilityElement, true, "a cell is one element")
  expect(cell.accessibilityAttributedLabel?.string, "Alice Smith", "label")
  expect(cell.accessibilityAttributedHint?.string, "Opens details", "hint")
  expect(cell.accessibilityTraits, .button, "traits")
  expect(cell.accessibilityIdentifier, "account.1", "identifier")
  expect(cell.accessibilityCustomActions?.count, 0, "nobody performs the actions")
  cell.apply(speaker.say(card("Bob").value(.state(.active))))
  expect(cell.accessibilityAttributedHint, nil, "a reused cell keeps no hint")
  expect(cell.accessibilityTraits, [], "a reused cell keeps no traits")
  expect(cell.accessibilityIdentifier, nil, "a reused cell keeps no identifier")
  cell.apply(speaker.say(card("Bob").hidden()))
  expect(cell.isAccessibilityElement, false, "a hidden cell is no element")
  expect(cell.accessibilityElementsHidden, true, "neither is a view inside it")
  cell.apply(speaker.say(account))
  expect(cell.isAccessibilityElement, true, "a reused cell isn't hidden")
  expect(cell.accessibilityElementsHidden, false, "neither are the views inside it")
}

@MainActor private func checkActionsOfButtons() {
  var performed: [String] = []
  let archive = UIButton(title: "Archive")
  archive.addTarget(for: .touchUpInside) { performed.append("archive") }
  let pin = UIButton(title: "Pin")
  pin.accessibilityLabel = "Pin to top"
  pin.addTarget(for: .primaryActionTriggered) { performed.append("pin") }
  let (hidden, nameless) = (UIButton(title: "Hidden"), UIButton(title: nil))
  hidden.isHidden = true
  let cell = UIView([UIView([archive]), pin, hidden, nameless])

  cell.apply(speaker.say(account)) { performed.append($0) }
  let actions = cell.accessibilityCustomActions ?? []
  expect(
    actions.map(\.name), ["Share", "Delete", "Archive", "Pin to top"], "the card's actions, then those of buttons")
  expect(actions.map { $0.perform() }, [true, true, true, true], "all actions are possible")
  expect(performed, ["share", "delete", "archive", "pin"], "each action is performed once")
  archive.isEnabled = false
  expect(actions.map { $0.perform() }, [true, true, false, true], "a disabled button does nothing")

  cell.apply(speaker.say(account))
  expect(cell.accessibilityCustomActions?.map(\.name), ["Archive", "Pin to top"], "only the buttons")
  cell.apply(speaker.say(account), children: .ignore) { performed.append($0) }
  expect(cell.accessibilityCustomActions?.map(\.name), ["Share", "Delete"], "only the card's actions")
  cell.apply(speaker.say(combined)) { performed.append($0) }
  expect(cell.accessibilityCustomActions?.map(\.name), ["Delete"], "only the actions of the card's children")
  cell.apply(speaker.say(account.hidden())) { performed.append($0) }
  expect(cell.accessibilityCustomActions?.count, 0, "a hidden cell has no actions")
}

@MainActor private func checkContainers() {
  let cell = UIView([UIButton(title: "Archive"), UISwitch()])
  for (card, children) in [(account, SpokenChildBehavior.contain), (form, .automatic)] {
    cell.apply(speaker.say(card), children: children)
    expect(cell.isAccessibilityElement, false, "a container is no element")
    expect(cell.accessibilityContainerType, .semanticGroup, "VoiceOver may read the label of a group")
    expect(cell.accessibilityCustomActions?.count, 0, "the button is an element")
  }
  cell.apply(speaker.say(account))
  expect(cell.isAccessibilityElement, true, "a reused cell is an element again")
  expect(cell.accessibilityContainerType, .none, "and no group")
}

@MainActor private func checkSystemControls() {
  let field = UITextField()
  field.apply(speaker.say(email))
  expect(field.accessibilityTraits, .ofSystem, "a text field keeps its traits")
  expect(field.traitsWereSet, 0, "its traits follow the text field")
  expect(field.isAccessibilityElement, true, "a text field is an element")
  expect(field.accessibilityAttributedLabel?.string, "Email address", "label")
  let toggle = UISwitch()
  toggle.apply(speaker.say(reminders))
  expect(toggle.traitsWereSet, 0, "the traits of a switch follow the switch")
  let play = UIButton(title: "Play")
  play.apply(speaker.say(card("Play", traits: [.button, .startsMediaSession, .notEnabled])))
  expect(play.accessibilityTraits, [.button, .startsMediaSession], "a trait that UIKit doesn't know is added")
  let segments = UISegmentedControl()
  segments.apply(speaker.say(card("Size")))
  expect(segments.isAccessibilityElement, false, "the segments stay elements")
  segments.apply(speaker.say(card("Size")), children: .combine)
  expect(segments.isAccessibilityElement, true, "the caller decides")
  let drawn = UIControl()
  drawn.apply(speaker.say(account))
  expect(drawn.isAccessibilityElement, true, "a control that an app draws is an element")
  expect(drawn.accessibilityTraits, .button, "with the card's traits")
  let controls: [UIView] = [
    UISwitch(), UISlider(), UIStepper(), UIDatePicker(), UIPickerView(), UIColorWell(), UIButton(title: "A"),
    UITextField(),
    UITextView(), UISearchBar(), UISegmentedControl(), UIPageControl(),
  ]
  expect(controls.filter { !$0.isSystemControl }.count, 0, "controls of UIKit")
  let wrapper = UIView([UITextField()])
  wrapper.apply(speaker.say(email))
  expect(wrapper.isAccessibilityElement, false, "a text field inside a view stays in reach")
  wrapper.apply(speaker.say(reminders))
  expect(wrapper.isAccessibilityElement, true, "a switch that an app draws is an element")
  wrapper.apply(speaker.say(email))
  expect(wrapper.isAccessibilityElement, false, "a text field inside a reused view stays in reach")
}

@MainActor private func checkInputLabels() {
  let cell = UIView()
  cell.apply(speaker.say(named))
  expect(
    cell.accessibilityAttributedUserInputLabels?.map(\.string), ["Alice Smith", "Alice"],
    "names for Voice Control, with the best one first")
  cell.apply(speaker.say(account))
  expect(cell.accessibilityAttributedUserInputLabels, nil, "without names, the name is the label")
}

@MainActor private func checkRotors() {
  let rows = ["milk", "dog", "rent", "bob"].map { id in
    let row = UIView()
    row.apply(speaker.say(card(id, id: id)))
    return row
  }
  let (milk, dog, rent, bob) = (rows[0], rows[1], rows[2], rows[3])
  let list = UIView(rows)
  let screen = UIView([UIView(), list])
  screen.applyRotors(of: speaker.say(tasks))
  let rotor = screen.accessibilityCustomRotors?.first
  expect(screen.accessibilityCustomRotors?.count, 1, "one rotor")
  expect(rotor?.attributedName.string, "Overdue tasks", "the name of a rotor")

  /// Returns the identifier of the view that the rotor finds.
  func search(_ direction: UIAccessibilityCustomRotor.Direction, from view: AnyObject?) -> String? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
    predicate.searchDirection = direction
    return (rotor?.itemSearchBlock(predicate)?.targetElement as? UIView)?.accessibilityIdentifier
  }
  expect(search(.next, from: milk), "rent", "the next stop")
  expect(search(.previous, from: rent), "milk", "the previous stop")
  expect(search(.next, from: bob), nil, "the last stop")
  expect(search(.previous, from: milk), nil, "the first stop")
  for current in [nil, UIView(), dog, rotor] as [AnyObject?] {
    expect(search(.next, from: current), "milk", "from elsewhere, the first stop is the next")
    expect(search(.previous, from: current), "bob", "from elsewhere, the last stop is the previous")
  }
  list.subviews = [milk, dog, bob]
  expect(search(.next, from: milk), "bob", "a missing view is skipped")
  expect(search(.previous, from: bob), "milk", "a missing view is skipped")
  list.subviews = [milk, dog]
  expect(search(.next, from: milk), nil, "no other view is left")
  list.subviews = rows
  rent.isHidden = true
  expect(search(.next, from: milk), "bob", "a hidden view is skipped, such as a row that waits for reuse")
  rent.isHidden = false
  list.accessibilityElementsHidden = true
  expect(search(.next, from: milk), nil, "no view inside a hidden one is a stop")
  list.accessibilityElementsHidden = false
  expect(search(.next, from: milk), "rent", "a view that is shown again is a stop")

  screen.applyRotors(of: speaker.say(account))
  expect(screen.accessibilityCustomRotors?.count, 0, "a reused screen keeps no rotors")
  weak var gone: UIView?
  var rotors: [UIAccessibilityCustomRotor]?
  do {
    let view = UIView()
    view.applyRotors(of: speaker.say(tasks))
    (gone, rotors) = (view, view.accessibilityCustomRotors)
  }
  expect(gone == nil, true, "a rotor doesn't keep its screen")
  expect(rotors?.first?.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate()) == nil, true, "without a screen")
}
