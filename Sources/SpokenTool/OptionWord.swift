// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An option as a command line has it: `--name`, or `--name=value`.
struct OptionWord {
  let name: String
  /// What stands behind “=”.
  private let attached: String?

  init(_ word: String) {
    name = String(word.prefix { $0 != "=" })
    attached = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
  }

  /// Its value: what stands behind “=”, or the next word.
  func value(_ rest: inout ArraySlice<String>) throws(Problem) -> String {
    guard let value = attached ?? rest.popFirst() else { throw .optionWithoutValue(name) }
    return value
  }

  /// That it has no value.
  func refuseValue() throws(Problem) {
    if attached != nil { throw .optionWithValue(name) }
  }
}
