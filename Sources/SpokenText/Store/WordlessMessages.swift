// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenTextFluent

/// The library's messages that consist only of punctuation, for a language that only an app has.
///
/// These messages join parts of a label, such as two sentences, or a number and a noun. For example, without these
/// messages, a label of several Galician phrases would be in another language as a whole. All other messages need
/// words. If the app doesn't supply such a message, it is taken from another language.
package struct WordlessMessages {
  /// The name of the file in diagnostics.
  package static let fileName = "wordless.ftl"

  private let tag: LanguageTag

  /// Creates the messages of a language.
  package init(_ tag: LanguageTag) { self.tag = tag }

  /// Returns the messages as FTL.
  ///
  /// - Parameter hasGrammar: `true` if the app's files declare the forms of nouns. The result then doesn't declare any.
  ///   Otherwise, the app's declarations would be mixed with these, because attributes are merged one by one.
  package func text(besidesGrammar hasGrammar: Bool) -> String { joints + (hasGrammar ? "" : nounForms) }

  /// Returns whether a file declares the forms of nouns.
  package static func hasGrammar(_ bytes: [UInt8]) -> Bool {
    Resource.entries(of: bytes).contains { entry in
      guard case .message(let message) = entry else { return false }
      return ["forms-noun", "form-noun"].contains(bytes.text(message.id.range))
    }
  }

  // MARK: Marks

  /// The punctuation between parts of a label.
  private struct Marks {
    var stop = ". "
    var comma = ", "
    var colon = ": "
    /// The space between a number and a noun, and after a punctuation mark.
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

  /// The declarations of the forms of nouns. A noun has one form for each plural category of the language. Its value is
  /// the form for one.
  private var nounForms: String {
    let rules = PluralRules(tag)
    let categories = PluralCategory.allCases.filter { rules.cardinalCategories.contains($0) }
    guard categories.contains(.one) else { return "forms-noun = other\nform-noun = other\n" }
    // Some categories occur only with large numbers or fractions, such as *many* in Italian, for millions, and in
    // Czech, for fractions.
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
  /// Returns the messages as a source to append to an app's files in the same language.
  static func source(for tag: LanguageTag, after files: [TableSource]) -> TableSource {
    let text = WordlessMessages(tag).text(besidesGrammar: files.contains { hasGrammar($0.bytes) })
    return TableSource(file: fileName, bytes: Array(text.utf8))
  }
}
