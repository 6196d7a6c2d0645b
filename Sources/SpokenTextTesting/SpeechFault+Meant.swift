package import SpokenText

extension SpeechFault {
  /// The fault in a sentence without its full stop, and what may have been meant by a name that is not there: `Unknown
  /// message: delivred; did you mean delivered?`
  package func description(by speaker: Speaker) -> String {
    // Names of one or two letters are all similar to one another, and so are attributes of one message.
    guard (name.split(separator: ".").last ?? "").utf8.count > 2,
      let near = Suggestion.nearest(to: name, among: speaker.names(for: self))
    else { return description }
    return "\(description); did you mean \(near)?"
  }

  /// The same as a whole sentence.
  func sentence(by speaker: Speaker) -> String {
    let text = description(by: speaker)
    return text.hasSuffix("?") ? text : "\(text)."
  }
}
