// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An option on a command line, such as `--name` or `--name=value`.
struct OptionWord {
  let name: String
  private let attached: String?

  init(_ word: String) {
    name = String(word.prefix { $0 != "=" })
    attached = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
  }

  /// Returns the text after `=`, or else removes and returns the next word.
  func value(_ rest: inout ArraySlice<String>) throws(Problem) -> String {
    guard let value = attached ?? rest.popFirst() else { throw .optionWithoutValue(name) }
    return value
  }

  /// Throws an error if the option has a value.
  func refuseValue() throws(Problem) {
    if attached != nil { throw .optionWithValue(name) }
  }
}
