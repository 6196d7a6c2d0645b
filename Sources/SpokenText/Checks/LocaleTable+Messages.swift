// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension LocaleTable {
  /// The numbers of the messages in the sources.
  var messages: [Int32] { (0..<Int32(idCount)).filter { !isMissing($0) } }
}
