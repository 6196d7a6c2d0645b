// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A problem that the compiler found in a table, for the evaluator to report.
struct TableFault: Sendable {
  var fault: SpeechFault
  /// The message of the library that is taken from another language because of the fault. `nil` if the fault is in an
  /// app's message, which writes the fault's name in braces.
  var message: String?
  /// `false` if the fault is reported without changing the text, because a valid text replaced the invalid one.
  var isSaid = true
}
