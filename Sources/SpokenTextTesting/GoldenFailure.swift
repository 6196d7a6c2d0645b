// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// Why a golden test fails: its description is what a test shows.
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
  /// What happened.
  public enum Reason: Sendable, Hashable {
    /// What is said is not what the goldens have.
    case different([GoldenDifference])
    /// The rows are the same, but the file is not written as the recorder writes it: their order, a comment, an escape.
    case unkempt
    /// There is no file yet.
    case noFile
    /// The file was written; the test passes when it is run again.
    case recorded([GoldenDifference])
    /// Recording was asked for on a continuous-integration machine.
    case recordingRefused
    /// Two samples of the catalogue give rows of the same key.
    case duplicateKeys([String])
    /// The file is not a golden table.
    case unreadable(GoldenTableError)
    /// The file could not be read or written, with what the system said.
    case inaccessible(String)
    /// Files that belong to no language and family of the catalogue.
    case staleFiles([String])
    /// Samples say something that is wrong whatever the goldens are; nothing is recorded until it is fixed.
    case unsound([GoldenProblem])
    /// The speaker of this language says another one, which is not compiled in or has no table.
    case notSpoken(LanguageTag)
    /// Phrases of an overlay that no sample says, or that a language lacks.
    case incomplete([GoldenGap])
    /// What happened in several languages, in the order of the languages.
    case several([GoldenFailure])
  }

  /// The language and family, `en/money.tsv`; of several languages, the family.
  public var name: String
  /// Where the file is.
  public var path: String
  /// What happened.
  public var reason: Reason
  /// What runs the tests.
  public var command = "swift test"

  /// Whether ``GoldenSuite/onIssue`` was told each phrase, so that the description counts them only.
  var isTold = false

  /// The exceptions that the check used.
  var needed: Set<GoldenException> = []

  /// The most differences that a description lists: a change may be in every phrase there is. What is wrong whatever the
  /// goldens have, and what is left out, is listed to the last, for each is a thing to do.
  static let mostListed = 20
}

extension GoldenFailure: CustomStringConvertible {
  /// What happened, the phrases, and what to do.
  public var description: String {
    ([report(listing: Self.mostListed)] + advice.map { $0.text(for: path, command) }).joined(
      separator: "\n\n")
  }

  /// What to do, said once at the end however many languages there are.
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

  /// What happened, and the phrases, without what to do.
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
