import SpokenTextFluent

// The file itself: its bytes, its syntax, its status.
extension LintCheck {
  func checkFile(_ file: LintFile) {
    checkBytes(file)
    for entry in file.resource.entries {
      guard case .junk(let junk) = entry else { continue }
      for error in junk.annotations { report(.syntax, error.message, at: error.offset, in: file) }
    }
  }

  private func checkBytes(_ file: LintFile) {
    let bytes = file.source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(.byteOrderMark, "The file begins with a byte order mark; save it as UTF-8 without one.", at: 0, in: file)
    }
    if let offset = firstInvalidByte(bytes) {
      report(.encoding, "This is not UTF-8; save the file in that encoding.", at: offset, in: file)
    }
    if let offset = bytes.firstIndex(of: 0x0D) {
      report(
        .lineEnding, "The line does not end in LF alone; save the file with Unix line endings.", at: offset, in: file)
    } else {
      for (offset, byte) in bytes.enumerated() where byte == 0x0A {
        guard offset > 0, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 else { continue }
        report(.trailingSpace, "The line ends in spaces; take them out.", at: offset - 1, in: file)
      }
    }
    if let last = bytes.last, last != 0x0A {
      report(.lastLine, "The last line does not end; add a line break.", at: bytes.count, in: file)
    }
  }

  private func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    // Decoding repairs bytes that are not UTF-8, and so changes the text.
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

  // MARK: Status

  /// The line that says how far a table has come.
  func checkStatus() {
    guard !isOverlay else { return }
    var first: String?
    for file in language.files {
      for line in Self.statusLines(in: file) {
        guard file.name == "number.ftl" else {
          report(.status, "The status of a table is said in number.ftl; take this line out.", at: line.offset, in: file)
          continue
        }
        if first != nil {
          report(.status, "The status of the table is said above; take this line out.", at: line.offset, in: file)
        } else if !LintStatus.all.contains(line.status) {
          report(
            .status, "There is no status “\(line.status)”: a table is drafted, checked or native-read.",
            at: line.offset, in: file)
        }
        first = first ?? line.status
      }
    }
    guard first == nil, language.parent == nil,
      let file = language.files.first(where: { $0.name == "number.ftl" })
    else { return }
    report(
      .status, "The table does not say its status; add the line “### Status: drafted” to the comment at the top.",
      at: 0,
      in: file)
  }

  static func statusLines(in file: LintFile) -> [(offset: Int, status: String)] {
    var lines: [(Int, String)] = []
    for entry in file.resource.entries {
      guard case .comment(let comment) = entry, comment.level == .resource else { continue }
      var offset = comment.range.lowerBound
      for line in file.source[comment.range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("### Status:") {
          lines.append((offset, text.dropFirst(11).split(separator: " ").joined(separator: " ")))
        }
        offset += line.count + 1
      }
    }
    return lines
  }
}

/// How far a table has come, as its `### Status:` line says it.
enum LintStatus {
  static let all = ["drafted", "checked", "native-read"]
}
