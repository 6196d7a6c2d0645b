public import SpokenText

/// A phrase of an app's overlay that its catalogue leaves out, or that a language lacks.
public struct GoldenGap: Sendable, Hashable {
  /// The language in which it is left out.
  public var language: LanguageTag
  /// The file it stands in, or that it is translated from.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What is left out and what to do, in a sentence.
  public var problem: String

  /// A gap.
  public init(language: LanguageTag, file: String, line: Int, problem: String) {
    self.language = language
    self.file = file
    self.line = line
    self.problem = problem
  }
}

extension GoldenGap: CustomStringConvertible {
  /// The place as editors find it, and the problem:
  ///
  /// ```
  /// pl.ftl:12: no sample says the variant [few] of delivered: add one that has n=2.
  /// ```
  public var description: String { "\(file):\(line): \(problem)" }
}

extension GoldenGap {
  /// What a check of an overlay found, in the order in which it is to be mended.
  static func all(in check: OverlayCheck) -> [GoldenGap] {
    let language = check.speaker.language
    func gap(_ part: OverlayCheck.Part, _ problem: String) -> GoldenGap {
      GoldenGap(language: language, file: part.file, line: part.line, problem: problem)
    }
    return check.diagnostics.filter { $0.severity == .error }.map {
      GoldenGap(language: language, file: $0.file, line: $0.line, problem: $0.message)
    }
      + check.untranslated.map {
        gap($0, "\(language) has no message \($0.name): translate it, or it is said in another language.")
      }
      + check.unsaid().map { part in
        guard !part.variant.isEmpty else {
          return gap(part, "no sample says \(part.name): add one, or delete it.")
        }
        let advice = part.example.isEmpty ? "add one" : "add one that has \(part.example)"
        return gap(part, "no sample says the variant \(part.variant) of \(part.name): \(advice).")
      }
  }
}
