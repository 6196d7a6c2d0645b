// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextFluent

// Rules for the bytes and the syntax of a file.
extension LintCheck {
  func checkFile(_ file: LintFile) {
    checkBytes(file)
    for entry in file.resource.entries {
      guard case .junk(let junk) = entry else { continue }
      for error in junk.annotations {
        let fault = error.explained(in: file.source)
        report(.syntax, fault.message, at: fault.offset, in: file, edits: Self.edits(ofTabs: fault.offset, in: file))
      }
    }
  }

  /// Returns the edits that replace tabs in the indentation of a line by spaces.
  private static func edits(ofTabs offset: Int, in file: LintFile) -> [LintEdit] {
    let tabs = file.source[min(offset, file.source.count)...].prefix { $0 == 0x09 }
    let line = file.source[..<tabs.startIndex].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard !tabs.isEmpty, file.source[line..<tabs.startIndex].allSatisfy({ $0 == 0x20 }) else { return [] }
    return [LintEdit(tabs.startIndex..<tabs.endIndex, String(repeating: "    ", count: tabs.count))]
  }

  private func checkBytes(_ file: LintFile) {
    let bytes = file.source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(
        .byteOrderMark, "unexpected byte order mark; save the file as UTF-8 without one", at: 0, in: file,
        edits: [LintEdit(0..<3)])
    }
    if let offset = firstInvalidByte(bytes) {
      report(.encoding, "invalid UTF-8; save the file as UTF-8", at: offset, in: file)
      return
    }
    if let offset = bytes.firstIndex(of: 0x0D) {
      let returns = bytes.indices.dropLast().filter { bytes[$0] == 0x0D && bytes[$0 + 1] == 0x0A }
      report(
        .lineEnding, "unexpected carriage return; save the file with LF line endings", at: offset, in: file,
        edits: returns.map { LintEdit($0..<($0 + 1)) })
    } else {
      for (offset, byte) in bytes.enumerated() where byte == 0x0A {
        let blanks = bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        guard blanks > 0 else { continue }
        report(
          .trailingSpace, "trailing space at the end of the line; remove it", at: offset - 1, in: file,
          edits: [LintEdit((offset - blanks)..<offset)])
      }
    }
    if let last = bytes.last, last != 0x0A {
      report(
        .lastLine, "missing line break at the end of the file", at: bytes.count, in: file,
        edits: [LintEdit(bytes.count..<bytes.count, "\n")])
    }
    checkComposition(file)
    checkDigest(of: file.path, bytes)
  }

  /// Reports letters that consist of two characters, although Unicode has one character for them. Some editors and PDF
  /// files write letters in this way, and many voices misread them.
  private func checkComposition(_ file: LintFile) {
    let text = String(decoding: file.source, as: UTF8.self)
    guard !text.precomposedStringWithCanonicalMapping.utf8.elementsEqual(text.utf8) else { return }
    var edits: [LintEdit] = []
    var first: (letter: Character, offset: Int)?
    var offset = 0
    for letter in text {
      let composed = String(letter).precomposedStringWithCanonicalMapping
      if !composed.utf8.elementsEqual(letter.utf8) {
        edits.append(LintEdit(offset..<(offset + letter.utf8.count), composed))
        first = first ?? (letter, offset)
      }
      offset += letter.utf8.count
    }
    guard let first else { return }
    let others = edits.count > 1 ? ", and \(edits.count - 1) other letters" : ""
    report(
      .decomposed, "write '\(first.letter)' as one character (NFC)\(others), or run lint with --fix", at: first.offset,
      in: file, edits: edits)
  }

  private func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    // Decoding repairs invalid bytes, so the result differs if there are any.
    guard !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }
}
