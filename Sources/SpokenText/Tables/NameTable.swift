// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Names that are numbered in the order in which they are added: words, and names of arguments.
struct NameTable: Sendable {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// Creates a table of the names in an array, which are all different.
  init(_ names: [String] = []) {
    for name in names { _ = number(of: name) }
  }

  var count: Int { names.count }

  subscript(number: Int) -> String { names[number] }

  /// The number of a name, or nil if it isn't in the table.
  func find(_ name: String) -> Int? { numbers[name] }

  /// The number of a name. Adds it if it isn't in the table.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

/// The ids of a table's messages. Our own have the numbers of ``BuiltInMessage`` in every table. Others follow them.
struct MessageNames: Sendable {
  private var others = NameTable()

  var count: Int { BuiltInMessage.ids.count + others.count }

  subscript(number: Int) -> String {
    let builtInCount = BuiltInMessage.ids.count
    return number < builtInCount ? BuiltInMessage.ids[number] : others[number - builtInCount]
  }

  /// The number of an id, or nil if it is neither one of ours nor in the table.
  func find(_ id: String) -> Int? {
    BuiltInMessage.number(of: id) ?? others.find(id).map { BuiltInMessage.ids.count + $0 }
  }

  /// The number of an id. Adds it if it isn't in the table.
  mutating func number(of id: String) -> Int {
    BuiltInMessage.number(of: id) ?? BuiltInMessage.ids.count + others.number(of: id)
  }
}
