// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// The error that a failed golden test throws. Test frameworks show its description.
///
/// ```
/// golden en/money.tsv: 1 changed, 1 missing
///
/// changed: money 25.50 USD
///   golden  25 dollars[ and] 50 cents
///   said    25 dollars[,] 50 cents
/// missing: money 1 USD
///   said    1 dollar
///
/// To accept these phrases, record them and review the change:
///   SPOKENTEXT_RECORD=1 swift test; git diff Tests/Golden/en/money.tsv
/// ```
public struct GoldenFailure: Error, Sendable, Hashable {
  /// The reason for the failure.
  public enum Reason: Sendable, Hashable {
    /// Phrases differ from the golden file.
    case different([GoldenDifference])
    /// The rows are right, but their order, a comment, or an escape differs from a recorded file.
    case unkempt
    /// The golden file doesn't exist.
    case noFile
    /// The file was written. If it is right, run the test again without recording.
    case recorded([GoldenDifference])
    /// Recording is disabled, because `CI` is set.
    case recordingRefused
    /// Rows of different samples have the same key.
    case duplicateKeys([String])
    /// The file isn't a golden table.
    case unreadable(GoldenTableError)
    /// The file can't be read or written, with the system's message.
    case inaccessible(String)
    /// The folder has files that belong to none of the expected languages and families (groups of samples).
    case staleFiles([String])
    /// Samples break rules. Fix them before you record.
    case unsound([GoldenProblem])
    /// The speaker for a language speaks another language, for example because the language isn't built in.
    case notSpoken(LanguageTag)
    /// An app's overlay has phrases without a sample, or a language lacks some of its phrases.
    case incomplete([GoldenGap])
    /// Several failures, in the order of the checks.
    case several([GoldenFailure])
  }

  /// The language and the family (group of samples), such as `en/money.tsv`. For several languages, the family alone.
  public var name: String
  /// The path of the file, or of the folder for several files.
  public var path: String
  /// The reason for the failure.
  public var reason: Reason
  /// The command that runs the tests, shown in the instructions for recording.
  public var command = "swift test"

  /// `true` if ``GoldenSuite/onIssue`` already reported each problem. Then the description only counts the problems.
  var isTold = false

  var needed: Set<GoldenException> = []

  /// The most differences to list, because one change can affect every phrase. Problems and gaps are listed in full.
  static let mostListed = 20
}

extension GoldenFailure: CustomStringConvertible {
  /// The reason, the phrases, and how to fix them.
  public var description: String {
    ([report(listing: Self.mostListed)] + advice.map { $0.text(for: path, command) }).joined(
      separator: "\n\n")
  }

  /// The instructions at the end, which failures of several languages share.
  private enum Advice: Hashable {
    case accept, reread

    func text(for path: String, _ command: String) -> String {
      switch self {
      case .accept:
        """
        To accept these phrases, record them and review the change:
          SPOKENTEXT_RECORD=1 \(command); git diff \(path)
        """
      case .reread: "Review the change, then run the test again without recording: git diff \(path)"
      }
    }
  }

  private var advice: [Advice] {
    switch reason {
    case .different, .unkempt, .noFile: return [.accept]
    case .recorded(let differences) where !differences.isEmpty: return [.reread]
    case .several(let failures):
      let all = Set(failures.flatMap(\.advice))
      return [Advice.reread, .accept].filter { all.contains($0) }
    default: return []
    }
  }

  private func report(listing most: Int) -> String {
    switch reason {
    case .different(let differences):
      return "golden \(name): \(Self.summary(differences))" + list(differences, most)
    case .unkempt:
      return "golden \(name): phrases are right, but the file is not formatted as recorded"
    case .noFile:
      return "golden \(name): missing file"
    case .recorded(let differences) where differences.isEmpty:
      return "golden \(name): recorded without changes; run the test again without recording"
    case .recorded(let differences):
      return "golden \(name): recorded; \(Self.summary(differences))" + list(differences, most)
    case .recordingRefused:
      return """
        golden \(name): recording is disabled, because the environment variable 'CI' is set; record on your own machine, \
        and commit the change
        """
    case .duplicateKeys(let keys):
      return "golden \(name): duplicate keys; give each sample its own name:\n"
        + keys.map { "  \(GoldenText.escaped($0))" }.joined(separator: "\n")
    case .unreadable(let error):
      return "golden \(name): \(path): \(error)"
    case .inaccessible(let problem):
      return "golden \(name): \(path): \(problem)"
    case .staleFiles(let files):
      return "golden \(name): unused files, which belong to no language and family; delete them:\n"
        + files.map { "  \($0)" }.joined(separator: "\n")
    case .unsound(let problems):
      let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
      return "golden \(name): \(count) to fix before recording" + list(problems, .max)
    case .notSpoken(let language):
      let speaker = "golden \(name): the speaker of '\(language)' speaks another language"
      guard !Speaker.languages.contains(where: { $0.language == language.language }) else {
        return "\(speaker); create it for the language that the closure is given"
      }
      let others = Speaker.languages.map(\.description).joined(separator: ", ")
      return """
        \(speaker), because '\(language)' is not built in; add its product, or an overlay with \(language).ftl \
        (built in: \(others))
        """
    case .incomplete(let gaps):
      return "samples in \(name): \(gaps.count == 1 ? "1 gap" : "\(gaps.count) gaps")" + list(gaps, .max)
    case .several(let failures):
      let share = max(3, most / max(1, failures.count))
      return "golden \(name): \(failures.count) failures\n\n"
        + failures.map { $0.report(listing: share) }.joined(separator: "\n\n")
    }
  }

  private static func summary(_ differences: [GoldenDifference]) -> String {
    var (changed, missing, stale) = (0, 0, 0)
    for difference in differences {
      switch difference {
      case .changed: changed += 1
      case .missing: missing += 1
      case .stale: stale += 1
      }
    }
    return [(changed, "changed"), (missing, "missing"), (stale, "stale")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private func list(_ items: [some CustomStringConvertible], _ most: Int) -> String {
    if isTold { return "" }
    var text = "\n\n" + items.prefix(most).map(\.description).joined(separator: "\n")
    if items.count > most { text += "\nand \(items.count - most) more" }
    return text
  }
}
