// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

package import SpokenText

extension SpeechFault {
  /// The fault in one line, and what may have been meant by a name that is not there: `unknown message 'delivred'; did you
  /// mean 'delivered'?`
  package func description(by speaker: Speaker) -> String {
    // Names of one or two letters are all similar to one another, and so are attributes of one message.
    guard (name.split(separator: ".").last ?? "").utf8.count > 2,
      let near = Suggestion.nearest(to: name, among: speaker.names(for: self))
    else { return description }
    return "\(description); did you mean '\(near)'?"
  }
}
