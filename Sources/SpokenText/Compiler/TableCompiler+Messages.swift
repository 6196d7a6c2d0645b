// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Converts drafts, which are the compiler's values and attributes, into the messages of the finished table.
extension TableCompiler {
  mutating func closeMessages() {
    for number in messageDrafts.indices {
      let message = messageDrafts[number]
      var record = MessageRecord(
        value: message.value.map { drafts[$0].reference } ?? .none, entry: Int32(message.entry ?? -1))
      let start = table.attributes.count
      appendAttributes(of: message)
      inheritTraits(of: message, from: start)
      record.attributes = start..<table.attributes.count
      if message.value == nil, number < BuiltInMessage.ids.count {
        record.value = standIn(for: BuiltInMessage.ids[number])
        if message.source == nil { table.missingMessages.append(Int32(number)) }
      }
      table.messages.append(record)
    }
  }

  private mutating func appendAttributes(of message: MessageDraft) {
    for attribute in message.attributes {
      let (name, pattern) = (attribute.name, drafts[attribute.draft].reference)
      if isForm(name, of: message) {
        // A form, such as `.plural`, is stored with its word in the lexicon. Tests that record coverage also look it up
        // as an attribute. Its `word` is empty, because only traits, such as `.gender`, are words for selections.
        if recordsCoverage, isOwnForm(attribute.draft, of: message) {
          table.attributes.append(AttributeRecord(name: name, pattern: pattern, word: .none))
        }
      } else {
        table.attributes.append(
          AttributeRecord(
            name: name, pattern: pattern, word: plainWord(of: attribute.draft),
            entry: Int32(soleEntry(of: attribute.draft) ?? -1),
            isOverlay: sources[drafts[attribute.draft].location.source].isOverlay))
      }
    }
  }

  mutating func closeNumerals() {
    table.numeral = append(.argument(ArgumentName(.value)))
    table.marked = append(.marked)
    var ordinal = NumberCall(operand: .argument(ArgumentName(.value)))
    ordinal.options.family = .ordinal
    table.ordinalNumeral = append(.number(UInt32(table.numberCalls.count)))
    table.numberCalls.append(ordinal)
  }

  /// Finds the adjective for each of the library's states, such as `adjective-taken` for `state-taken`.
  mutating func closeAdjectives() {
    table.adjectives = BuiltInMessage.states.map { state in
      let id = EntryKind.adjective.prefix + String(state.id.dropFirst(EntryKind.state.prefix.count))
      return message(id).flatMap { messageDrafts[$0].value == nil ? nil : Int32($0) } ?? -1
    }
  }

  /// Returns the attribute `.compound` of a message, which is the separator for list items that contain an "and".
  func compound(_ message: BuiltInMessage) -> PatternReference {
    attribute(attributeName("compound"), of: message.rawValue).map { drafts[$0].reference } ?? .none
  }
}
