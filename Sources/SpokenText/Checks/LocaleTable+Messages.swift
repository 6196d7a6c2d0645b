// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LocaleTable {
  /// The indices of the messages that the source files define.
  var messages: [Int32] { (0..<Int32(idCount)).filter { !isMissing($0) } }
}
