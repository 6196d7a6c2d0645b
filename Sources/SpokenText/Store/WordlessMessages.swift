// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The messages of ours that a language has even if only an app brings it: those without words.
///
/// They join what the app says: two sentences, a field and its value, a number and a noun. Without them, a label of an
/// app's Italian phrases would be said in English as a whole. All other messages of ours need words. The app supplies
/// them, or they are said in another language.
package struct WordlessMessages {
  /// The name of their file in diagnostics.
  package static let fileName = "wordless.ftl"

  private let tag: LanguageTag

  /// The messages of a language.
  package init(_ tag: LanguageTag) { self.tag = tag }

  /// The messages as FTL.
  ///
  /// - Parameter hasGrammar: Whether the app's files declare the forms of nouns. Its own grammar would be mixed with this
  ///   one otherwise, because attributes are merged one by one.
  package func text(besidesGrammar hasGrammar: Bool) -> String { joints + (hasGrammar ? "" : nounForms) }

  /// Whether a file declares the forms of nouns.
  package static func hasGrammar(_ bytes: [UInt8]) -> Bool {
    Resource.entries(of: bytes).contains { entry in
      guard case .message(let message) = entry else { return false }
      return ["forms-noun", "form-noun"].contains(bytes.text(message.id.range))
    }
  }

  // MARK: Marks

  /// The marks between parts of a label.
  private struct Marks {
    var stop = ". "
    var comma = ", "
    var colon = ": "
    /// Between a number and a noun, and after a mark.
    var space = " "

    init(_ script: String) {
      switch script {
      case "Hans", "Hant": (stop, comma, colon, space) = ("。", "，", "：", "")
      case "Jpan": (stop, comma, colon, space) = ("。", "、", "：", "")
      case "Arab": comma = "، "
      default: break
      }
    }
  }

  private var joints: String {
    let marks = Marks(tag.maximized().script ?? "")
    return """
      label-sentences = { $first }\(marks.stop){ $second }
      label-marked = { $first }\(marks.space){ $second }
      label-numbered = { $first }\(marks.stop){ $second }
      label-field = { FORM($name, case: "label") }\(marks.colon){ $value }
      list-middle = { $first }\(marks.comma){ $second }
      parts = { $first }\(marks.comma){ $second }
      counted = { $count }\(marks.space){ $noun }
      counted-none = { $count }\(marks.space){ $noun }
      counted-measure = { $count }\(marks.space){ $noun }

      """
  }

  // MARK: Forms of nouns

  /// A form of nouns for each plural category of the language. The value of a noun is its form for one.
  private var nounForms: String {
    let rules = PluralRules(tag)
    let categories = PluralCategory.allCases.filter { rules.cardinalCategories.contains($0) }
    guard categories.contains(.one) else { return "forms-noun = other\nform-noun = other\n" }
    // Large numbers and fractions only: the millions of Italian, the fractions of Czech.
    let usual = Set((UInt64(0)...200).map { rules.cardinal(PluralOperands(i: $0)) })
    var forms = "forms-noun = one\n"
    var rule = "form-noun = { $count ->\n"
    for category in categories {
      if category != .one { forms += "    .\(category.name) = \(usual.contains(category) ? "required" : "other")\n" }
      rule += category == .other ? "   *[other] other\n" : "    [\(category.name)] \(category.name)\n"
    }
    return forms + rule + "}\n"
  }
}

extension WordlessMessages {
  /// The messages as a source that comes after an app's files in the same language.
  static func source(for tag: LanguageTag, after files: [TableSource]) -> TableSource {
    let text = WordlessMessages(tag).text(besidesGrammar: files.contains { hasGrammar($0.bytes) })
    return TableSource(file: fileName, bytes: Array(text.utf8))
  }
}
