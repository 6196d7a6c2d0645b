// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

package import SpokenText

extension SpeechFault {
  /// Returns the fault with a suggestion for an unknown name, such as `unknown message 'delivred'; did you mean
  /// 'delivered'?`
  package func description(by speaker: Speaker) -> String {
    // Skips names whose last part has one or two letters, because all such names are similar.
    guard (name.split(separator: ".").last ?? "").utf8.count > 2,
      let near = Suggestion.nearest(to: name, among: speaker.names(for: self))
    else { return description }
    return "\(description); did you mean '\(near)'?"
  }
}
