// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextAudit
import SpokenTextFluent
import SpokenTextTesting

// Lines of text, elements in JSON Lines or in a JSON array, and element trees.
extension AuditReader {
  func lines(_ path: String?, _ bytes: [UInt8]) throws(Problem) -> AuditInput {
    let name = path.map { $0 == "-" ? "standard input" : $0 } ?? "standard input"
    let text = try Self.text(bytes, of: path)
    if ElementTree.isOne(text) { return ElementTree.input(text, name, self) }
    if ElementSnapshot.isOne(text) { return ElementSnapshot.input(text, name, self) }
    if isArray(text) || name.lowercased().hasSuffix(".json") { return elements(Array(text.utf8), name) }
    var input = AuditInput()
    var seen: Set<String> = []
    // Split scalars, because CR and LF are one `Character`.
    for (index, scalars) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = String(scalars.last == "\r" ? scalars.dropLast() : scalars)
      guard line.contains(where: { $0 != " " }) else { continue }
      let place = AuditItem.Place(file: name, line: index + 1)
      if isObject(line) {
        add(Array(line.utf8), at: place, &input, &seen)
      } else {
        input.items.append(AuditItem(content: .text(line, part), place: place, language: language, isPlain: true))
      }
    }
    return input
  }

  /// Returns `true` if a line is an element in JSON. Text such as "{count} cups" isn't one.
  private func isObject(_ line: String) -> Bool {
    guard line.hasPrefix("{") else { return false }
    let next = line.unicodeScalars.dropFirst().first { $0 != " " && $0 != "\t" }
    return next == nil || next == "\"" || next == "}"
  }

  /// Returns `true` if a text is an array of elements in JSON. Text such as "[to be deleted]" isn't one.
  private func isArray(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.lazy.filter { !" \t\r\n".unicodeScalars.contains($0) }.prefix(2)
    guard scalars.first == "[" else { return false }
    return scalars.dropFirst().first.map { $0 == "{" || $0 == "]" } ?? false
  }

  /// Reads the elements of a JSON array, or objects that follow each other. An object may have several lines.
  private func elements(_ bytes: [UInt8], _ name: String) -> AuditInput {
    var input = AuditInput()
    var seen: Set<String> = []
    let lines = LineIndex(of: bytes)
    var (depth, start, isInString) = (0, 0, false)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") {
        if depth == 0 { start = index }
        depth += 1
      } else if byte == UInt8(ascii: "}"), depth > 0 {
        depth -= 1
        if depth == 0 {
          let position = lines.position(of: start)
          let place = AuditItem.Place(file: name, line: position.line, column: position.column)
          add(Array(bytes[start...index]), at: place, &input, &seen)
        }
      }
      index += 1
    }
    if depth > 0 {
      let position = lines.position(of: start)
      input.troubles.append(
        .unread(
          AuditItem.Place(file: name, line: position.line, column: position.column),
          "unterminated object; the rest of the file is skipped"))
    } else if input.items.isEmpty, input.troubles.isEmpty {
      input.troubles.append(.unread(AuditItem.Place(file: name), "no elements; expected objects with a label"))
    }
    return input
  }

  private func add(
    _ bytes: [UInt8], at place: AuditItem.Place, _ input: inout AuditInput, _ seen: inout Set<String>
  ) {
    do throws(Problem) {
      input.items.append(try element(bytes, at: place, &input.troubles, &seen))
    } catch { input.troubles.append(.unread(place, error.text(.json) + "; the element is skipped")) }
  }

  /// Reads an element with the keys in ``keys``. Reports each other key once.
  private func element(
    _ bytes: [UInt8], at place: AuditItem.Place, _ troubles: inout [AuditTrouble], _ seen: inout Set<String>
  ) throws(Problem) -> AuditItem {
    var members: [JSON.Member] = []
    do {
      var reader = JSONReader(bytes)
      try reader.object { member, _ in members.append(member) }
    } catch { throw .notJSON(error) }
    var element = LabelAudit.Element()
    var item = AuditItem(content: .element(element), place: place, language: language)
    for member in members where member.value != .null {
      guard Self.keys.contains(member.name) || ["id", "kind"].contains(member.name) else {
        guard seen.insert(member.name).inserted else { continue }
        let meant = Suggestion.nearest(to: member.name, among: Self.keys)
        let reason = "unknown key \(quoted(member.name)); "
        // A misspelled key hides a text, so it is an error. Other unknown keys, such as a frame, are ignored.
        troubles.append(
          meant.map { .unread(place, reason + "did you mean '\($0)'?") } ?? .remark(place, reason + "it is ignored"))
        continue
      }
      do throws(ValueFault) {
        switch member.name {
        case "label": element.label = try said(member.value)
        case "value": element.value = try said(member.value)
        case "hint": element.hint = try said(member.value)
        case "shown": element.shown = try readText(member.value, expected: "text")
        case "identifier": element.identifier = try readText(member.value, expected: "text")
        case "screen": item.screen = try readText(member.value, expected: "text")
        // Either key names the element in reports. A batch uses `id`, and people use `name`.
        case "id", "name":
          if case .string(let name) = member.value { item.key = name } else { item.key = member.value.description }
        case "language":
          let name = try readText(member.value, expected: "a language tag, such as pl")
          do { item.language = try LanguageTag(parsing: name) } catch { throw .notALanguage(name, error) }
        case "traits": element.traits = try traits(member.value)
        case "actions": element.actions = try actions(member.value)
        case "accept":
          let comment = try readText(member.value, expected: "text, such as \"role-word: the reason\"")
          item.accepted = AuditAcceptance.all(in: "spoken:accept " + comment, at: place, &troubles)
        default: continue
        }
      } catch { throw .value(key: member.name, error) }
    }
    if item.key.isEmpty { item.key = element.identifier ?? "" }
    item.content = .element(element)
    return item
  }

  private static let keys = [
    "label", "value", "hint", "shown", "traits", "actions", "identifier", "language", "screen", "name", "accept",
  ]

  /// Reads text, or an answer of a batch, such as `{"text": "…", "spans": […]}`.
  private func said(_ json: JSON) throws(ValueFault) -> Utterance {
    if case .object(let members) = json, let text = members.first(where: { $0.name == "text" }) {
      return Utterance(try readText(text.value, expected: "text"))
    }
    return Utterance(try readText(json, expected: "text"))
  }

  private func traits(_ json: JSON) throws(ValueFault) -> SpokenTraits {
    guard case .array(let items) = json else { throw .wrongType(expected: "an array of traits", given: json.noun) }
    var traits: SpokenTraits = []
    for item in items {
      let name = try readText(item, expected: "a trait, such as button")
      guard let trait = SpokenTraits.named.first(where: { $0.name == name }) else {
        throw .notAChoice(name, choices: SpokenTraits.named.map(\.name))
      }
      traits.formUnion(trait.value)
    }
    return traits
  }

  private func actions(_ json: JSON) throws(ValueFault) -> [Utterance] {
    guard case .array(let items) = json else { throw .wrongType(expected: "an array of actions", given: json.noun) }
    var actions: [Utterance] = []
    for item in items {
      if case .object(let members) = item, let name = members.first(where: { $0.name == "name" }) {
        actions.append(try said(name.value))
      } else {
        actions.append(try said(item))
      }
    }
    return actions
  }
}
