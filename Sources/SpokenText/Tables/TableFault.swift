// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What a compiled table could not resolve.
struct TableFault: Sendable {
  var fault: SpeechFault
  /// The message of ours that is therefore said in another language; nil for an app's, which says the fault's name in
  /// braces.
  var message: String?
  /// Whether it is said. One that is not only tells that an overlay's wording was broken and is not used.
  var isSaid = true
}
