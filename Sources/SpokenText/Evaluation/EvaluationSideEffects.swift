// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What is found about few phrases while they are composed and said: faults, spans, and which messages of a cycle are being
/// said. Boxed, so that the common way destroys one nil instead of five arrays.
final class EvaluationSideEffects {
  /// What went wrong, each fault once.
  private(set) var faults: [SpeechFault] = []
  var spans: [Utterance.Span] = []
  /// The first message of ours that the table lacks.
  var missingMessage: TableFault?
  /// The guarded patterns that are being said, and how many were said so far.
  var active: [Int32] = []
  var guardedCalls = 0
  /// Whether an argument said nothing where a message has a place for it.
  var hasHole = false

  private static let maximumFaultCount = 100

  /// Keeps a fault that is new.
  func report(_ fault: SpeechFault) {
    if faults.count < Self.maximumFaultCount, !faults.contains(fault) { faults.append(fault) }
  }

  /// Forgets the faults of a kind that are not among those known before.
  func forget(_ kind: SpeechFault.Kind, butFor known: [SpeechFault]) {
    faults.removeAll { $0.kind == kind && !known.contains($0) }
  }
}
