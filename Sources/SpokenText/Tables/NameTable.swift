// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A list of names without duplicates. Each name gets the next number when it is added.
struct NameTable: Sendable {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// Creates a table of the names in an array, which must all be different.
  init(_ names: [String] = []) {
    for name in names { _ = number(of: name) }
  }

  var count: Int { names.count }

  subscript(number: Int) -> String { names[number] }

  /// Returns the number of a name. Returns `nil` if the table lacks it.
  func find(_ name: String) -> Int? { numbers[name] }

  /// Returns the number of a name. Adds the name if the table lacks it.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

/// The owner of a message or a term. Both namespaces can have the same id.
enum Namespace: Sendable {
  /// The library's tables, including messages that an overlay rewords.
  case library
  /// An app's own messages and terms.
  case app
}

/// Names in two namespaces, numbered together as they are added.
struct ScopedNames: Sendable {
  private var names: [String] = []
  private var library: [String: Int] = [:]
  private var own: [String: Int] = [:]

  var count: Int { names.count }

  subscript(number: Int) -> String { names[number] }

  func find(_ name: String, in space: Namespace) -> Int? { space == .app ? own[name] : library[name] }

  mutating func number(of name: String, in space: Namespace) -> Int {
    if let number = find(name, in: space) { return number }
    if space == .app { own[name] = names.count } else { library[name] = names.count }
    names.append(name)
    return names.count - 1
  }

  func namespace(of number: Int) -> Namespace { own[names[number]] == number ? .app : .library }
}

/// The ids of a table's messages. The library's ids have the numbers of ``BuiltInMessage`` in every table. Other ids
/// follow.
struct MessageNames: Sendable {
  private var others = ScopedNames()

  var count: Int { BuiltInMessage.ids.count + others.count }

  subscript(number: Int) -> String {
    let builtInCount = BuiltInMessage.ids.count
    return number < builtInCount ? BuiltInMessage.ids[number] : others[number - builtInCount]
  }

  /// Returns the number of an id. Returns `nil` if the id is neither the library's nor in the table.
  func find(_ id: String, in space: Namespace) -> Int? {
    if space == .library, let number = BuiltInMessage.number(of: id) { return number }
    return others.find(id, in: space).map { BuiltInMessage.ids.count + $0 }
  }

  mutating func number(of id: String, in space: Namespace) -> Int {
    if space == .library, let number = BuiltInMessage.number(of: id) { return number }
    return BuiltInMessage.ids.count + others.number(of: id, in: space)
  }

  func namespace(of number: Int) -> Namespace {
    let builtInCount = BuiltInMessage.ids.count
    return number < builtInCount ? .library : others.namespace(of: number - builtInCount)
  }
}
