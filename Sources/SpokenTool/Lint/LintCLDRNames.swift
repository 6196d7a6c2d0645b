// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent

/// CLDR's names of days, months, and units of time, and its lists, by language and message.
///
/// They are read from `Locales/cldr.tsv`, which `Scripts/cldr-names` writes.
struct LintCLDRNames: Sendable {
  static let fileName = "cldr.tsv"

  private var languages: [Substring: [(id: Substring, texts: [Substring])]] = [:]

  init(_ text: String = "") {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t")
      guard cells.count > 2 else { continue }
      languages[cells[0], default: []].append((cells[1], Array(cells[2...])))
    }
  }

  /// Returns the texts of a language. If CLDR has none, a script or a region in the tag is ignored.
  func texts(of tag: LanguageTag) -> [(id: Substring, texts: [Substring])] {
    languages["\(tag)"[...]] ?? languages[tag.language[...]] ?? []
  }
}

extension LintCheck {
  /// Reports handwritten messages that differ from all of CLDR's texts for them. A spoken name may differ on purpose.
  func checkCLDRNames() {
    guard !isOverlay, language.parent == nil else { return }
    for (id, texts) in tree.cldrNames.texts(of: language.tag) {
      guard let entry = language.messages[String(id)], !entry.file.isGenerated else { continue }
      let own = entry.patterns.filter { !isTrait($0.pattern, $0.attribute, of: entry) }
        .flatMap { Self.texts(of: $0.pattern, in: entry.file) }
      guard let first = own.first, Set(own.map(Self.plain)).isDisjoint(with: texts.map { Self.plain(String($0)) }),
        !accepts(.cldrName, entry)
      else { continue }
      report(
        .cldrName,
        "correct '\(first)', which is '\(texts.joined(separator: "' or '"))' in CLDR, or write "
          + "'\(LintMark.accepted(LintRule.cldrName.rawValue).description)' above '\(id)'",
        at: entry.range.lowerBound, in: entry.file, as: .note)
    }
  }

  /// Returns a text in lowercase, and with one kind of apostrophe.
  private static func plain(_ text: String) -> String {
    String(text.lowercased().map { "’ʼ".contains($0) ? "'" : $0 })
  }

  /// Returns the text of each variant, with `{0}` and `{1}` for arguments. Leaves out variants that refer to messages.
  private static func texts(of pattern: Pattern, in file: LintFile) -> [String] {
    var texts = [""]
    var arguments = 0
    for element in pattern.elements {
      switch element {
      case .text(let text):
        let words = text.text(in: file.source)
        texts = texts.map { $0 + words }
      case .placeable(let placeable):
        switch placeable.expression {
        case .variable:
          texts = texts.map { $0 + "{\(arguments)}" }
          arguments += 1
        case .select(let select):
          let variants = select.variants.flatMap { self.texts(of: $0.value, in: file) }
          texts = texts.flatMap { text in variants.map { text + $0 } }
        default: return []
        }
      }
    }
    return texts
  }
}
