// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextAudit

/// The format that `XCUIElement.debugDescription` prints, with one element a line:
///
/// ```
/// Button, 0x600003a8, {{16.0, 52.0}, {44.0, 44.0}}, identifier: 'delete', label: 'Delete', Disabled
/// ```
enum ElementTree {
  /// Returns `true` if one of the first 40 lines has this format.
  static func isOne(_ text: String) -> Bool {
    text.split(separator: "\n", maxSplits: 40, omittingEmptySubsequences: true).prefix(40)
      .contains { $0.hasPrefix("Element subtree:") || element($0) != nil }
  }

  static func input(_ text: String, _ name: String, _ reader: AuditReader) -> AuditInput {
    var input = AuditInput()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // The part after the tree repeats some of its elements, so stop here.
      if line.hasPrefix("Path to element:") || line.hasPrefix("Query chain:") { break }
      guard let element = element(line), element.label != nil || element.value != nil || !element.traits.isEmpty
      else { continue }
      let place = AuditItem.Place(file: name, line: index + 1)
      input.items.append(
        AuditItem(
          content: .element(element), place: place, key: element.identifier ?? "", language: reader.language,
          screen: name))
    }
    return input
  }

  private static let traits: [Substring: SpokenTraits] = [
    "Button": .button, "Link": .link, "Image": .image, "StaticText": .staticText, "SearchField": .searchField,
    "Slider": .adjustable, "Stepper": .adjustable, "PickerWheel": .adjustable, "Switch": .toggle, "Toggle": .toggle,
    "TabBar": .tabBar, "Key": .keyboardKey,
  ]

  private static let others: Set<Substring> = [
    "Other", "Cell", "TextField", "SecureTextField", "TextView", "CheckBox", "RadioButton", "Tab", "MenuItem",
    "NavigationBar", "Alert", "Sheet", "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker",
    "DatePicker", "Application", "Window", "Table", "CollectionView", "ScrollView", "Toolbar", "Keyboard", "WebView",
    "Map", "StatusBar", "Icon", "PageIndicator", "MenuButton", "PopUpButton", "Menu", "Popover", "Group", "Cells",
  ]

  /// Returns the element in a line, or `nil` for other lines.
  private static func element(_ line: Substring) -> LabelAudit.Element? {
    let text = line.drop { " \t→".contains($0) }
    let type = text.prefix { $0.isLetter }
    guard traits[type] != nil || others.contains(type) else { return nil }
    let rest = text.dropFirst(type.count)
    guard rest.hasPrefix(", ") && (rest.contains("0x") || rest.contains("{{")) else { return nil }
    var element = LabelAudit.Element(traits: traits[type] ?? [])
    element.label = value(of: "label", in: rest).map { Utterance($0) }
    element.identifier = value(of: "identifier", in: rest)
    element.value = value(of: "value", in: rest).map { Utterance($0) }
    if rest.contains(", Selected") { element.traits.formUnion(.selected) }
    if rest.contains(", Disabled") { element.traits.formUnion(.notEnabled) }
    // VoiceOver skips images without a label.
    if element.label == nil, type == "Image" { return nil }
    return element
  }

  /// Returns the text after `label: '`, up to the quote before the next key.
  private static func value(of key: String, in line: Substring) -> String? {
    for (open, close) in [(", \(key): '", "'"), (", \(key): \"", "\"")] {
      guard let start = line.range(of: open)?.upperBound else { continue }
      let rest = line[start...]
      var end = rest.endIndex
      for next in [
        "identifier", "label", "title", "value", "placeholderValue", "Selected", "Disabled", "Keyboard Focused",
      ] {
        if let range = rest.range(of: close + ", " + next), range.lowerBound < end { end = range.lowerBound }
      }
      if end == rest.endIndex, let quote = rest.lastIndex(of: Character(close)) { end = quote }
      return String(rest[..<end])
    }
    // Values that aren't text have no quotes, such as `value: 50%`.
    guard key == "value", let start = line.range(of: ", value: ")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "," })
  }
}

/// The hierarchy that AccessibilitySnapshot encodes as JSON. Its elements are inside containers.
enum ElementSnapshot {
  static func isOne(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { !" \t\r\n".unicodeScalars.contains($0) }),
      first == "[" || first == "{"
    else { return false }
    return text.contains("\"traits\"") && text.contains("\"usesDefaultActivationPoint\"")
  }

  static func input(_ text: String, _ name: String, _ reader: AuditReader) -> AuditInput {
    var input = AuditInput()
    let bytes = Array(text.utf8)
    var json = JSONReader(bytes)
    var open: (path: [String], element: LabelAudit.Element, language: LanguageTag, offset: Int)?
    var line = (offset: 0, number: 1)
    func close() {
      guard let element = open else { return }
      open = nil
      guard element.element.label != nil || element.element.value != nil || !element.element.traits.isEmpty else {
        return
      }
      line.number += bytes[line.offset..<element.offset].count { $0 == 0x0A }
      line.offset = element.offset
      input.items.append(
        AuditItem(
          content: .element(element.element), place: AuditItem.Place(file: name, line: line.number),
          key: element.element.identifier ?? "", language: element.language, screen: name))
    }
    do throws(JSONFault) {
      try json.values { path, value, offset in
        guard let value else {
          if bytes[offset] == UInt8(ascii: "{"), path.last == "_0" || path.isEmpty || path.last == "children" {
            close()
            open = (path, LabelAudit.Element(), reader.language, offset)
          }
          return
        }
        guard let element = open, path.count == element.path.count + 1, path.starts(with: element.path),
          case .string(let text) = value, let key = path.last
        else { return }
        switch key {
        case "label": open?.element.label = Utterance(text)
        case "value": open?.element.value = Utterance(text)
        case "hint": open?.element.hint = Utterance(text)
        case "identifier": open?.element.identifier = text
        case "customActions": open?.element.actions.append(Utterance(text))
        case "accessibilityLanguage": open?.language = LanguageTag(text) ?? reader.language
        case "traits": open?.element.traits.formUnion(trait(text))
        default: break
        }
      }
      close()
    } catch {
      input.troubles.append(.unread(AuditItem.Place(file: name), error.description))
    }
    return input
  }

  private static func trait(_ name: String) -> SpokenTraits {
    switch name {
    case "switchButton": .toggle
    case "backButton", "tabBarItem": .button
    default: SpokenTraits.named.first { $0.name == name }?.value ?? []
    }
  }
}
