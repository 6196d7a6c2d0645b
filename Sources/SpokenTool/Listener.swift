// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextTesting

/// The settings of a request, such as the speaker and the time zone.
struct Listener {
  let speaker: Speaker
  let zone: Zone
  /// The position of the phrase, such as inside a sentence, or `nil` if the request doesn't set it.
  let context: PhraseContext?
  let notation: Notation
  /// `true` if an app's messages are available.
  private let hasOverlay: Bool

  /// Reads the common keys among the members. If a name occurs twice, the first value is used.
  init(_ members: [JSON.Member], speakers: inout Speakers) throws(Problem) {
    let found = try speakers.speaker(
      locale: try Common.locale.value(in: members) ?? Common.defaultLocale,
      zone: try Common.timeZone.value(in: members), overlay: try Common.overlay.value(in: members))
    var speaker = found.speaker
    if let now = try Common.now.value(in: members) { speaker.reference = .fixed(now.instant(in: found.zone.offsets)) }
    if let hourCycle = try Common.hourCycle.value(in: members) { speaker.hourCycle = hourCycle }
    if let interaction = try Common.interaction.value(in: members) { speaker.interaction = interaction }
    if let verbosity = try Common.verbosity.value(in: members) { speaker.verbosity = verbosity }
    if let isUrgentFirst = try Common.order.value(in: members) { speaker.saysUrgentFirst = isUrgentFirst }
    if let emoji = try Common.emoji.value(in: members) { speaker.emoji = emoji }
    self.speaker = speaker
    zone = found.zone
    hasOverlay = found.hasOverlay
    context = try Common.context.value(in: members)
    notation = try Common.notation.value(in: members) ?? .text
  }

  /// Returns the app's message with an id, or `nil` if the app has none. Without an overlay, the result is always
  /// `nil`, so that a misspelled name is reported.
  func appMessage(named id: String) -> PhraseID? {
    guard hasOverlay else { return nil }
    let message = PhraseID(unchecked: id)
    let faults = speaker.resolve(.message(message)).faults
    let isThere = !faults.contains { $0.name == id && ($0.kind == .unknownMessage || $0.kind == .unknownAttribute) }
    return isThere ? message : nil
  }

  /// Answers a request for a card, an announcement, or a reminder.
  ///
  /// - Parameter suggests: `false` to leave similar names out of the errors.
  func say(_ standalone: some StandaloneKind, suggests: Bool) -> Answer {
    let faults = FaultList()
    let speaker = speaker.with { $0.faultHandler = { faults.append($0) } }
    let said = standalone.said(by: speaker)
    return Answer(
      said: said, errors: faults.all.map { suggests ? $0.description(by: speaker) : $0.description },
      isWhole: faults.all.allSatisfy { $0.kind == .otherLanguage }, notation: notation, language: speaker.locale,
      faults: faults.all)
  }
}

/// Collects the faults that a speaker reports.
///
/// Unchecked because a speaker may report from any thread. The list is accessed only under the lock.
private final class FaultList: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [SpeechFault] = []

  func append(_ fault: SpeechFault) { lock.withLock { list.append(fault) } }

  var all: [SpeechFault] { lock.withLock { list } }
}
