import SpokenText
import SpokenTextFluent

/// The grammatical words that a language's tables use.
struct LintWords {
  /// The keys of choices by `$case` and by `$gender`.
  var cases: Set<String> = []
  var genders: Set<String> = []
  /// The names of attributes that hold a plain word: `gender`, `animacy`.
  var traits: Set<String> = []

  mutating func collect(_ entry: LintEntry) {
    let file = entry.file
    for attribute in entry.attributes where file.plainWord(attribute.value) != nil {
      traits.insert(file.text(attribute.id))
    }
    var found: [(isCase: Bool, key: String)] = []
    for (_, pattern) in entry.patterns {
      LintNode.visit(pattern) { node in
        guard case .select(let select, _) = node, case .variable(let variable) = select.selector else { return }
        let isCase = file.isName(variable.id, "case")
        guard isCase || file.isName(variable.id, "gender") else { return }
        for variant in select.variants { found.append((isCase, file.text(variant.key.range))) }
      }
    }
    for (isCase, key) in found {
      if isCase { cases.insert(key) } else { genders.insert(key) }
    }
  }

  /// Whether a name is ambient and needs no declaration: a case, a gender or another trait of a noun.
  func isAmbient(_ name: String) -> Bool { name == "case" || name == "gender" || traits.contains(name) }
}

extension LintCheck {
  /// What `FORM` and `TRAIT` ask for must exist somewhere in the language.
  func checkWords(_ call: FunctionReference, in file: LintFile) {
    if file.isName(call.id, "FORM") {
      for argument in call.arguments.named {
        let word = file.text(argument.value)
        let offset = argument.value.range.lowerBound
        if file.isName(argument.name, "case"), !words.cases.contains(word) {
          let hint = hint(for: word, among: words.cases)
          report(.unknownCase, "No phrase of this language has the case “\(word)”.\(hint)", at: offset, in: file)
        }
        if file.isName(argument.name, "gender"), !words.genders.contains(word) {
          let hint = hint(for: word, among: words.genders)
          report(.unknownGender, "No phrase of this language has the gender “\(word)”.\(hint)", at: offset, in: file)
        }
      }
    }
    if file.isName(call.id, "TRAIT"), call.arguments.positional.count == 2,
      case .string(let string) = call.arguments.positional[1]
    {
      let word = string.value(in: file.source)
      guard !words.traits.contains(word) else { return }
      let hint = hint(for: word, among: words.traits, prefix: ".")
      report(
        .unknownTrait, "No message of this language has the trait “.\(word)”.\(hint)", at: string.range.lowerBound,
        in: file)
    }
  }

  /// The classes that `HEAD` and `TAIL` select on must be terms.
  func checkClasses(_ select: SelectExpression, in file: LintFile) {
    guard case .function(let call) = select.selector else { return }
    let end = file.isName(call.id, "HEAD") ? "head" : file.isName(call.id, "TAIL") ? "tail" : ""
    guard !end.isEmpty else { return }
    for variant in select.variants where !variant.isDefault {
      let key = file.text(variant.key.range)
      guard language.term("\(end)-\(key)") == nil else { continue }
      report(
        .unknownClass, "There is no class “\(key)”: list its members in a term, -\(end)-\(key) = …",
        at: variant.key.range.lowerBound, in: file)
    }
  }
}

extension Literal {
  /// The bytes of the value, without quotes.
  var range: SourceRange {
    switch self {
    case .string(let string): string.range
    case .number(let number): number.range
    }
  }
}
