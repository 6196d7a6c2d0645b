/// The text of a file of factories. It is the same wherever and whenever it is written, as long as the table is.
struct SwiftSource {
  /// Who may call the factories.
  enum Access: String, CaseIterable {
    case `internal`, package, `public`

    var prefix: String { self == .internal ? "" : rawValue + " " }
  }

  let factories: [SwiftFactory]
  let access: Access
  /// The names of the files that the factories are from.
  let files: [String]

  private static let width = 100

  var text: String {
    var text = """
      // Written by “spoken swift” from \(files.joined(separator: ", ")): edit that, and write this again.
      // swift-format-ignore-file
      // swiftlint:disable all

      \(access.prefix)import SpokenText

      """
    for vocabulary in SwiftVocabulary.allCases {
      let members = factories.filter { $0.vocabulary == vocabulary }
      guard !members.isEmpty else { continue }
      text += "\nnonisolated extension \(vocabulary.type) {\n"
      text += members.map { member(of: $0) }.joined(separator: "\n")
      text += "}\n"
    }
    return text
  }

  private func member(of factory: SwiftFactory) -> String {
    let type = factory.vocabulary == .phrase ? "Phrase" : "Self"
    let isMadeByType = factory.vocabulary.making("", isOutcome: false).hasPrefix("Self")
    let name = SwiftName.escaped(factory.name)
    let head = "  \(access.prefix)static "
    let id = "\"\(factory.id)\""
    var text = documentation(of: factory)
    guard !factory.arguments.isEmpty else {
      let value = factory.vocabulary.making(id, isOutcome: factory.isOutcome)
      return text + "\(head)let \(name)\(isMadeByType ? "" : ": \(type)") = \(value)\n"
    }
    let parameters = factory.arguments.map { argument in
      let label = argument.label.map { $0 == "_" ? $0 : SwiftName.escaped($0) } ?? argument.parameter
      return (label == argument.parameter ? "" : "\(label) ") + "\(argument.parameter): \(argument.type)"
    }
    let line = "\(head)func \(name)(\(parameters.joined(separator: ", "))) -> \(type) {"
    if line.count <= Self.width {
      text += line + "\n"
    } else {
      text += "\(head)func \(name)(\n\(Self.filled(parameters, indent: "    "))\n  ) -> \(type) {\n"
    }
    let items = factory.arguments.map { "\"\($0.name)\": \($0.value)" }
    let body = factory.vocabulary.making("\(id), [\(items.joined(separator: ", "))]", isOutcome: factory.isOutcome)
    if body.count + 4 <= Self.width {
      text += "    \(body)\n"
    } else {
      let call = factory.vocabulary.making("\u{0}", isOutcome: factory.isOutcome)
      let list = "\n      \(id),\n      [\n\(Self.filled(items, indent: "        "))\n      ]"
      text += "    \(call.replacing("\u{0}", with: list))\n"
    }
    return text + "  }\n"
  }

  /// Items with commas between them, as many to a line as fit.
  private static func filled(_ items: [String], indent: String) -> String {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let item = index < items.count - 1 ? item + "," : item
      if let last = lines.last, last.count + item.count + 1 <= width {
        lines[lines.count - 1] = last + " " + item
      } else {
        lines.append(indent + item)
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Documentation

  /// An example of what is said, when, how the table words it, and what the arguments are.
  private func documentation(of factory: SwiftFactory) -> String {
    var paragraphs: [[String]] = []
    let isPlain = !factory.wording.contains("{") && !factory.wording.contains("\n")
    let said = factory.examples.isEmpty && isPlain ? [factory.wording] : factory.examples
    if !said.isEmpty { paragraphs.append(Self.wrapped(said.map { "“\($0)”" }.joined(separator: ", "))) }
    if !factory.heard.isEmpty { paragraphs.append(Self.wrapped(factory.heard)) }
    if !isPlain {
      let lines = factory.wording.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      paragraphs.append(["```ftl"] + lines + ["```"])
    }
    let meanings = factory.arguments.filter { !$0.meaning.isEmpty }
    if !meanings.isEmpty {
      let items = meanings.flatMap { argument in
        Self.wrapped("\(SwiftName.camelCase(argument.name)): \(argument.meaning)", first: "  - ", rest: "    ")
      }
      paragraphs.append(["- Parameters:"] + items)
    }
    return paragraphs.joined(separator: [""]).map { line in
      let line = Self.cleaned(line)
      return line.isEmpty ? "  ///\n" : "  /// \(line)\n"
    }.joined()
  }

  private static func wrapped(_ text: String, first: String = "", rest: String = "") -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + word.count + 1 > width - 6 {
        lines.append(line)
        (line, isEmpty) = (rest, true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// Without what could end a comment, or could show its text in another order than it has.
  private static func cleaned(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
