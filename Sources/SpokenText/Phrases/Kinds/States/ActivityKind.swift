// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for ongoing work.
struct ActivityKind: PhraseKind {
  var activity = Phrase.Activity.loading
  var pleaseWait = false

  static let name = "activity"
  static let summary = "work in progress, such as 'Loading tasks, please wait'"
  static let examples = [["saving"], ["loading-tasks", "--wait", "please"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    var phrase: Phrase? = activity.phrase
    try keys.phrase("activity", &phrase, orWordOf: .activities, "the activity", place: .required)
    activity = Phrase.Activity(phrase: phrase ?? .nothing)
    try keys.choice(
      "wait", &pleaseWait, [("please", true)], "whether to ask the user to wait", place: .named)
  }

  var size: PhraseSize { PhraseSize(containing: activity.phrase.size) }

  var isSilent: Bool { activity.phrase.isSilent }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard !isSilent else { return .silence }
    let work = activity.phrase.compose(with: speaker, in: &scope)
    return pleaseWait ? .phrase(scope.bind(.pleaseWait, (.activity, work))) : work
  }
}

extension Phrase {
  /// Returns a phrase for ongoing work, such as "Saving".
  ///
  /// - Parameters:
  ///   - activity: The work.
  ///   - pleaseWait: `true` to ask the user to wait, such as "Loading tasks, please wait". The default is `false`.
  public static func activity(_ activity: Activity, pleaseWait: Bool = false) -> Phrase {
    ActivityKind(activity: activity, pleaseWait: pleaseWait).phrase
  }
}
