// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Data that few phrases need, such as faults and spans. It is boxed, so that the destruction of a usual phrase
/// releases one `nil` and not five arrays.
final class EvaluationSideEffects {
  /// The faults, without duplicates.
  private(set) var faults: [SpeechFault] = []
  var spans: [Utterance.Span] = []
  /// The fault of the first of the library's messages that was missing or invalid.
  var missingMessage: TableFault?
  /// The guarded patterns that are being evaluated, and the number of evaluations so far.
  var active: [Int32] = []
  var guardedCalls = 0
  /// `true` if an argument of a message was blank.
  var hasHole = false

  private static let maximumFaultCount = 100

  /// Adds a fault, unless it is a duplicate or there are too many.
  func report(_ fault: SpeechFault) {
    if faults.count < Self.maximumFaultCount, !faults.contains(fault) { faults.append(fault) }
  }

  /// Removes the faults of a kind, except for those in `known`.
  func forget(_ kind: SpeechFault.Kind, butFor known: [SpeechFault]) {
    faults.removeAll { $0.kind == kind && !known.contains($0) }
  }
}
