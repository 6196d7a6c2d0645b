// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Finds the cases that phrases request from a message. It replaces the message with one that says its case.
struct CaseProbe {
  private var side: SheetSide

  init(_ name: String, in folder: TableFolder, _ english: LintLanguage) throws(Problem) {
    let list = CaseList(english.chain)
    let variants = (list.forApps + list.inner).map { "\n        [\($0.name)] \(Self.mark($0.name))" }.joined()
    let (id, attribute) = MessageReferences.parts(of: name)
    let start = attribute.map { "\(id) =\n    .\($0) =" } ?? "\(id) ="
    let text = "# \(OverlayMarks.rewordsLine)\n\(start) { $case ->\(variants)\n       *[none] none\n    }\n"
    side = try SheetSide("en", in: folder, overlay: text)
  }

  private static func mark(_ name: String) -> String { "qcase\(name)q" }

  /// Returns the cases in the order of the samples.
  func cases(in samples: [SheetSample]) -> [String] {
    var side = side
    var cases: [String] = []
    for sample in samples {
      for phrase in side.say(sample) ?? [] {
        for match in phrase.text.lowercased().matches(of: #/qcase([a-z]+?)q/#) {
          let word = String(match.output.1)
          if !cases.contains(word) { cases.append(word) }
        }
      }
    }
    return cases
  }
}
