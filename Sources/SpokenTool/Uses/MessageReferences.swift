// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

/// The messages of a language that refer to a message or an attribute, with the cases that they request.
struct MessageReferences {
  /// The names of the messages and attributes, in the order of the files.
  private(set) var names: [String] = []
  private(set) var cases: [String] = []

  init(to name: String, in language: LintLanguage) {
    let (id, attribute) = Self.parts(of: name)
    for owner in language.order {
      guard let entry = language.messages[owner] else { continue }
      let file = entry.file
      func isMeant(_ reference: MessageReference) -> Bool {
        file.isName(reference.id, id) && reference.attribute.map { file.text($0) } == attribute
      }
      for (part, pattern) in entry.patterns {
        let place = part.map { "\(owner).\($0)" } ?? owner
        LintNode.visit(pattern) { node in
          switch node {
          case .message(let reference, _) where isMeant(reference):
            if !names.contains(place) { names.append(place) }
          case .function(let call, _):
            guard case .message(let reference)? = call.arguments.positional.first, isMeant(reference) else { return }
            for argument in call.arguments.named where file.isName(argument.name, "case") {
              let word = file.text(argument.value)
              if !cases.contains(word) { cases.append(word) }
            }
          default: break
          }
        }
      }
    }
  }

  /// Returns the id of a message, and the attribute in a name such as `chart-lowest.share`.
  static func parts(of name: String) -> (id: String, attribute: String?) {
    guard let dot = name.firstIndex(of: ".") else { return (name, nil) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
