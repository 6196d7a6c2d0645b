// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextFluent
import SpokenTextTesting

/// The factories of an overlay, for each message of its source language and each spoken attribute.
///
/// It omits terms, rules, forms, and traits, because these aren't spoken by themselves. It also omits messages of the
/// library that the overlay rewords, because the library has factories for them. To include one, give it a Swift name
/// in its comment.
struct SwiftTable {
  private(set) var factories: [SwiftFactory] = []
  /// The errors, in the format of compilers.
  private(set) var errors: [String] = []
  /// The names of the source language's files.
  let files: [String]

  private let source: LintLanguage
  private let languages: [LintLanguage]
  /// The names of traits, which are attributes that are never spoken.
  private let traits: Set<String>
  private var seen: [String: SwiftFactory] = [:]

  /// - Parameters:
  ///   - source: The language whose comments declare the arguments.
  ///   - languages: All languages of the overlay.
  init(of source: LintLanguage, in languages: [LintLanguage]) {
    (self.source, self.languages) = (source, languages)
    files = source.files.map(\.name)
    traits = languages.reduce(into: LibraryTraits.names) { $0.formUnion(Self.traits(askedForBy: $1)) }
    for file in source.files {
      for case .junk(let junk) in file.resource.entries {
        for error in junk.annotations { report(error.message, at: error.offset, in: file) }
      }
    }
    for id in source.order {
      if let entry = source.messages[id] { add(entry) }
    }
  }

  private mutating func report(_ message: String, at offset: Int, in file: LintFile) {
    let error = "\(file.path):\(file.position(of: offset)): error: \(message)"
    if !errors.contains(error) { errors.append(error) }
  }

  // MARK: Messages

  private mutating func add(_ entry: LintEntry) {
    let kind = entry.kind
    guard !entry.isGrammar, kind != .adjective, kind != .word, kind != .currency else { return }
    let comment = SwiftComment(entry.comment, in: entry.file)
    // Omit messages that the app only rewords, because the library has factories for them.
    let isReworded = !entry.isOwn
    let group = SwiftComment(entry.group, in: entry.file)
    for problem in comment.problems + group.problems { report(problem.message, at: problem.offset, in: entry.file) }
    for name in comment.attributeWishes.keys.sorted() where entry.attribute(name) == nil {
      report("unknown attribute '.\(name)' in '\(entry.id)'", at: entry.range.lowerBound, in: entry.file)
    }
    if isReworded, comment.wish == nil, comment.attributeWishes.isEmpty { return }
    let wish = comment.wish ?? group.wish.map { SwiftComment.Wish(vocabulary: $0.vocabulary, isNone: $0.isNone) }
    let isLeftOut = wish?.isNone == true || isReworded && comment.wish == nil

    let isOutcome = entry.value.map { Self.saysOutcome($0, in: entry.file) } ?? false
    let vocabulary = Self.vocabulary(comment, group) ?? (isOutcome ? .hint : .phrase)
    let name = wish?.name ?? SwiftName.camelCase(vocabulary.stem(of: entry.id))
    if let value = entry.value, !isLeftOut {
      var factory = SwiftFactory(
        id: entry.id, vocabulary: vocabulary, name: name, isOutcome: isOutcome, heard: comment.heard,
        examples: comment.examples, wording: Self.wording(of: value, in: entry.file), file: entry.file,
        offset: entry.range.lowerBound)
      if vocabulary.takesArguments { factory.arguments = arguments(of: entry, nil, comment, group) }
      if let provided = vocabulary.providedArguments {
        for argument in arguments(of: entry, nil, comment, group) where !provided.contains(argument.name) {
          reportUnprovided(argument.name, by: factory)
        }
      }
      label(&factory, wish)
      add(factory)
    }
    // Omit the attributes of words, which are forms. Omit those of actions, because only the library uses them.
    guard kind == nil, vocabulary != .action else { return }
    for (attributeName, attribute) in zip(entry.attributeNames, entry.attributes) {
      if traits.contains(attributeName), entry.isTrait(attribute.value) { continue }
      let wish = comment.attributeWishes[attributeName]
      if wish.map(\.isNone) ?? isLeftOut { continue }
      let isHint = attributeName == "hint"
      let suffix = SwiftName.camelCase(attributeName)
      var factory = SwiftFactory(
        id: "\(entry.id).\(attributeName)", vocabulary: wish?.vocabulary ?? (isHint ? .hint : .phrase),
        name: wish?.name ?? (isHint ? name : name + suffix.prefix(1).uppercased() + suffix.dropFirst()),
        isOutcome: Self.saysOutcome(attribute.value, in: entry.file), heard: comment.attributes[attributeName] ?? "",
        wording: Self.wording(of: attribute.value, in: entry.file), file: entry.file,
        offset: attribute.id.range.lowerBound)
      if factory.vocabulary.takesArguments {
        factory.arguments = arguments(of: entry, attributeName, comment, group)
      }
      label(&factory, wish)
      add(factory)
    }
  }

  private mutating func reportUnprovided(_ name: String, by factory: SwiftFactory) {
    let type = factory.vocabulary == .action ? "an action, which gets only '$name'" : "a field, which gets none"
    report(
      "unknown argument '$\(name)' of '\(factory.id)', \(type)",
      at: factory.offset, in: factory.file)
  }

  /// Returns the Swift type that the comment of a message or of its group requests.
  static func vocabulary(_ comment: SwiftComment, _ group: SwiftComment) -> SwiftVocabulary? {
    comment.wish?.vocabulary ?? group.wish?.vocabulary
  }

  /// Sets the argument labels that a comment requests.
  private mutating func label(_ factory: inout SwiftFactory, _ wish: SwiftComment.Wish?) {
    guard let labels = wish?.labels else { return }
    guard labels.count == factory.arguments.count else {
      let names = factory.arguments.map { "$" + $0.name }.joined(separator: ", ")
      report(
        "labels of 'Swift: \(factory.name)' don't match the arguments of '\(factory.id)': "
          + "\(labels.joined(separator: ", ")) for \(names.isEmpty ? "no arguments" : names)", at: factory.offset,
        in: factory.file)
      return
    }
    for index in labels.indices { factory.arguments[index].label = labels[index] }
  }

  private mutating func add(_ factory: SwiftFactory) {
    let wish = "name it with a '# Swift: …' line in the comment above it"
    guard SwiftName.isName(factory.name) else {
      report("'\(factory.id)' is not a valid Swift name; \(wish)", at: factory.offset, in: factory.file)
      return
    }
    if factory.vocabulary.reserved.contains(factory.name) {
      report(
        "name '\(factory.name)' is reserved in '\(factory.vocabulary.type)'; \(wish)", at: factory.offset,
        in: factory.file)
      return
    }
    if factory.vocabulary.reservedSignatures.contains(factory.signature) {
      report(
        "'\(factory.signature)' is declared by the library; use another name, or add an argument label",
        at: factory.offset, in: factory.file)
      return
    }
    if let first = seen[factory.signature] {
      let place = "\(first.file.path):\(first.file.position(of: first.offset))"
      report(
        "duplicate Swift name '\(factory.signature)', used by '\(first.id)' (\(place)); \(wish)", at: factory.offset,
        in: factory.file)
      return
    }
    var names: [String: String] = [:]
    for argument in factory.arguments {
      if let other = names.updateValue(argument.name, forKey: argument.parameter) {
        report(
          "'$\(other)' and '$\(argument.name)' are both '\(argument.parameter)' in Swift; rename one of them",
          at: factory.offset, in: factory.file)
      }
    }
    seen[factory.signature] = factory
    factories.append(factory)
  }

  /// Returns the source of a pattern, without the common indentation of its lines.
  private static func wording(of pattern: Pattern, in file: LintFile) -> String {
    let lines = file.text(pattern.range).split(omittingEmptySubsequences: false) { $0.isNewline }
    let margins = lines.dropFirst().filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
    let margin = margins.min() ?? 0
    // The closing brace of a choice has the least indentation.
    let rest = lines.dropFirst().map { String($0.dropFirst(margin)) }
    return ([String(lines.first ?? "")] + rest).joined(separator: "\n")
  }

  /// Returns `true` if a pattern describes the outcome of a gesture in two forms. A hint uses the variant [infinitive]
  /// after the name of the gesture.
  private static func saysOutcome(_ pattern: Pattern, in file: LintFile) -> Bool {
    var isOutcome = false
    LintNode.visit(pattern) { node in
      guard case .select(let select, _) = node, case .variable(let variable) = select.selector,
        file.isName(variable.id, "case")
      else { return }
      if select.variants.contains(where: { file.text($0.key.range) == "infinitive" }) { isOutcome = true }
    }
    return isOutcome
  }

  private static func traits(askedForBy language: LintLanguage) -> Set<String> {
    var names: Set<String> = []
    for entry in Array(language.messages.values) + language.terms.values {
      for (_, pattern) in entry.patterns {
        LintNode.visit(pattern) { node in
          if case .function(let call, _) = node, let trait = entry.file.trait(of: call) { names.insert(trait.name) }
        }
      }
    }
    return names
  }

  // MARK: Arguments

  /// Returns the arguments of a value or an attribute.
  ///
  /// The first ones are those that its own comment declares. Then follow arguments that its group or referenced
  /// messages declare, if any language uses them.
  private mutating func arguments(
    of entry: LintEntry, _ attribute: String?, _ comment: SwiftComment, _ group: SwiftComment
  ) -> [SwiftFactory.Argument] {
    let own = LintDeclaration(of: entry, in: nil)
    let shared = entry.group.map { LintDeclaration($0, in: entry.file) } ?? LintDeclaration()
    for problem in own.problems + shared.problems { report(problem.message, at: problem.offset, in: entry.file) }
    let used = uses(entry.id, attribute)
    let anywhere = ([nil] + entry.attributeNames).reduce(into: Set<String>()) {
      $0.formUnion(uses(entry.id, $1).names)
    }
    var arguments: [SwiftFactory.Argument] = []
    func add(_ argument: LintArgument, _ meaning: String?) {
      guard !arguments.contains(where: { $0.name == argument.name }) else { return }
      arguments.append(
        SwiftFactory.Argument(name: argument.name, kinds: argument.domain.kinds, meaning: meaning ?? ""))
    }
    for argument in attribute.flatMap({ own.attributeArguments[$0] ?? shared.attributeArguments[$0] }) ?? []
    where used.names.contains(argument.name) {
      add(argument, attribute.flatMap { comment.meanings["\($0) $\(argument.name)"] })
    }
    for argument in own.arguments
    where used.names.contains(argument.name) || attribute == nil && !anywhere.contains(argument.name) {
      add(argument, comment.meanings[argument.name])
    }
    for argument in shared.arguments where used.names.contains(argument.name) {
      add(argument, group.meanings[argument.name])
    }
    for name in used.order where !arguments.contains(where: { $0.name == name }) {
      if let (argument, meaning) = inherited(name, from: used.messages) {
        add(argument, meaning)
      } else if !traits.contains(name), name != "case", own.problems.isEmpty, shared.problems.isEmpty {
        if let place = used.elsewhere[name] {
          let nearest = Suggestion.nearest(to: name, among: arguments.map(\.name))
          report(
            "undeclared argument '$\(name)' in '\(entry.id)'; "
              + (nearest.map { "did you mean '$\($0)'?" } ?? "declare it in \(source.tag), which does not use it"),
            at: place.offset, in: place.file)
          continue
        }
        let kind = used.isChosenBy.contains(name) ? "number" : "text"
        report(
          "undeclared argument '$\(name)' in '\(entry.id)\(attribute.map { "." + $0 } ?? "")'; declare it above the "
            + "message: '# $\(name) (\(kind)): meaning'",
          at: used.offsets[name] ?? entry.range.lowerBound, in: entry.file)
      }
    }
    return arguments
  }

  /// Returns an argument that a referenced message declares.
  private func inherited(_ name: String, from messages: [String]) -> (LintArgument, String?)? {
    for id in messages {
      guard let entry = source.message(id) else { continue }
      let declaration = LintDeclaration(of: entry, in: entry.group.map { LintDeclaration($0, in: entry.file) })
      guard let argument = declaration.arguments.first(where: { $0.name == name }) else { continue }
      return (argument, SwiftComment(entry.comment, in: entry.file).meanings[name])
    }
    return nil
  }

  /// The arguments that a value or an attribute uses, and the messages that it refers to.
  private struct Uses {
    var names: Set<String> = []
    /// The arguments in the order of the source language. Arguments that only other languages use come last.
    var order: [String] = []
    /// The offsets of the arguments in the source language.
    var offsets: [String: Int] = [:]
    /// The places of arguments that only another language uses.
    var elsewhere: [String: (file: LintFile, offset: Int)] = [:]
    /// The arguments that select a plural form.
    var isChosenBy: Set<String> = []
    var messages: [String] = []
  }

  private func uses(_ id: String, _ attribute: String?) -> Uses {
    var uses = Uses()
    for language in [source] + languages.filter({ $0 !== source }) { collect(id, attribute, of: language, into: &uses) }
    return uses
  }

  private func collect(_ id: String, _ attribute: String?, of language: LintLanguage, into uses: inout Uses) {
    struct Place: Hashable {
      var id: String
      var attribute: String?
      /// `true` if a call such as `FORM(message, $noun)` passes the message its `$count`.
      var isLent: Bool
    }
    var open = [Place(id: id, attribute: attribute, isLent: false)]
    var begun = Set(open)
    while let place = open.popLast() {
      guard let (file, pattern) = language.pattern(place.id, place.attribute) else { continue }
      let isOwn = place.id == id && language === source
      if place.id != id, !uses.messages.contains(place.id) { uses.messages.append(place.id) }
      LintNode.visit(pattern) { node in
        switch node {
        case .variable(let variable):
          let name = file.text(variable.id)
          guard !(place.isLent && name == "count") else { return }
          if uses.names.insert(name).inserted {
            uses.order.append(name)
            if language !== source { uses.elsewhere[name] = (file, variable.range.lowerBound) }
          }
          if isOwn, uses.offsets[name] == nil { uses.offsets[name] = variable.range.lowerBound }
        case .select(let select, _):
          let isPlural = select.variants.contains { Self.categories.contains(file.text($0.key.range)) }
          if isPlural, let name = file.number(in: select.selector) { uses.isChosenBy.insert(name) }
        case .message(let reference, let agreeing):
          let next = Place(
            id: file.text(reference.id), attribute: reference.attribute.map { file.text($0) },
            isLent: place.isLent || agreeing != nil)
          if begun.insert(next).inserted { open.append(next) }
        default: break
        }
      }
    }
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many"]
}
