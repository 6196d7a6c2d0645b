// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Data that few phrases need, such as faults and spans. A class, so that destroying a usual phrase releases one `nil`
/// instead of several arrays.
final class EvaluationSideEffects {
  /// The faults, without duplicates.
  private(set) var faults: [SpeechFault] = []
  var spans: [Utterance.Span] = []
  /// The fault of the first message of the library that was missing or invalid.
  var missingMessage: TableFault?
  /// The patterns of a cycle that are being evaluated. A pattern that would repeat is replaced by a fault. The count of
  /// all evaluations is limited, too.
  var active: [Int32] = []
  var guardedCalls = 0
  /// `true` if an argument of a message was blank.
  var hasHole = false

  private static let maximumFaultCount = 100

  /// Adds a fault, unless it is a duplicate or there are too many.
  func report(_ fault: SpeechFault) {
    if faults.count < Self.maximumFaultCount, !faults.contains(fault) { faults.append(fault) }
  }

  /// Removes the faults of a kind, except for the faults in `known`.
  func forget(_ kind: SpeechFault.Kind, butFor known: [SpeechFault]) {
    faults.removeAll { $0.kind == kind && !known.contains($0) }
  }
}
