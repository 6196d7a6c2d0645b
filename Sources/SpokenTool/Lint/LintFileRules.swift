// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextFluent

// Rules for the bytes and the syntax of a file.
extension LintCheck {
  func checkFile(_ file: LintFile) {
    checkBytes(file)
    for entry in file.resource.entries {
      guard case .junk(let junk) = entry else { continue }
      for error in junk.annotations {
        let fault = error.explained(in: file.source)
        report(.syntax, fault.message, at: fault.offset, in: file)
      }
    }
  }

  private func checkBytes(_ file: LintFile) {
    let bytes = file.source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(.byteOrderMark, "unexpected byte order mark; save the file as UTF-8 without one", at: 0, in: file)
    }
    if let offset = firstInvalidByte(bytes) {
      report(.encoding, "invalid UTF-8; save the file as UTF-8", at: offset, in: file)
    }
    if let offset = bytes.firstIndex(of: 0x0D) {
      report(
        .lineEnding, "unexpected carriage return; save the file with LF line endings", at: offset, in: file)
    } else {
      for (offset, byte) in bytes.enumerated() where byte == 0x0A {
        guard offset > 0, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 else { continue }
        report(.trailingSpace, "trailing space at the end of the line; remove it", at: offset - 1, in: file)
      }
    }
    if let last = bytes.last, last != 0x0A {
      report(.lastLine, "missing line break at the end of the file", at: bytes.count, in: file)
    }
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
