// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenText
import SpokenTextTesting

/// Whom a request is said to: the speaker of their language, their clock, and where the phrase is going to stand.
struct Listener {
  let speaker: Speaker
  let zone: Zone
  /// Where the phrase stands, if the request says so.
  let context: PhraseContext?
  /// How the answer is written down.
  let notation: Notation
  /// Whether there are messages of an app's.
  private let hasOverlay: Bool

  /// Reads the common keys among the members; of two of a name the first one counts.
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

  /// A message of the app's, by its id: only with an overlay is there one, and without it a name that is wrong is seen.
  func appMessage(named id: String) -> PhraseID? {
    guard hasOverlay else { return nil }
    let message = PhraseID(unchecked: id)
    let faults = speaker.resolve(.message(message)).faults
    let isThere = !faults.contains { $0.name == id && ($0.kind == .unknownMessage || $0.kind == .unknownAttribute) }
    return isThere ? message : nil
  }

  /// Says what is no phrase, with what went wrong.
  func say(_ standalone: some StandaloneKind) -> Answer {
    let faults = FaultList()
    let speaker = speaker.with { $0.faultHandler = { faults.append($0) } }
    let said = standalone.said(by: speaker)
    return Answer(
      said: said, errors: faults.all.map { $0.description(by: speaker) },
      isWhole: faults.all.allSatisfy { $0.kind == .otherLanguage }, notation: notation, language: speaker.locale)
  }
}

/// Gathers what a speaker reports.
///
/// Unsafe because a speaker may report from any thread: the list is touched under the lock only.
private final class FaultList: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [SpeechFault] = []

  func append(_ fault: SpeechFault) { lock.withLock { list.append(fault) } }

  var all: [SpeechFault] { lock.withLock { list } }
}
