// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// Answers JSON Lines with JSON Lines, one at a time and in the same order.
struct Batch {
  /// The default values of common keys.
  var defaults: [JSON.Member] = []
  var speakers: Speakers
  let console: Console

  private(set) var lineNumber = 0
  private(set) var badLines = 0
  private var firstComplaint = ""

  init(defaults: [JSON.Member] = [], tables: AppTables? = nil, console: Console) {
    self.defaults = defaults
    speakers = Speakers(tables)
    self.console = console
  }

  /// Answers all lines. The exit status is 1 if any of them has an error.
  mutating func run(_ input: Input) throws(Problem) -> Int32 {
    let console = console
    var lines = Lines { buffer throws(Problem) in
      // Flush before each read, because the client may wait for an answer before it sends the next line.
      console.flush()
      return try input.read(into: &buffer)
    }
    while console.out.failure == nil, let line = try lines.next() { answer(line) }
    if badLines > 0 {
      let others = badLines == 1 ? "1 line has an error:" : "\(badLines) lines have errors; the first is"
      console.complain("\(others) \(firstComplaint)")
    }
    return badLines > 0 ? 1 : 0
  }

  /// Answers one line. A blank line is counted, but has no answer.
  mutating func answer(_ line: Lines.Line) {
    lineNumber += 1
    var id: [UInt8]?
    do throws(Problem) {
      switch line {
      case .tooLong: throw .lineTooLong(limit: Lines.limit)
      case .bytes(var bytes):
        if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
        let answer = try answer(bytes, id: &id)
        write(answer, id: id)
        if !answer.isWhole { count(badLine: "line \(lineNumber): \(answer.errors?.first ?? "")") }
      }
    } catch {
      let message = "line \(lineNumber): \(error.text(.json))"
      count(badLine: message)
      console.out.append { bytes in
        Self.begin(&bytes, id: id)
        bytes.append(contentsOf: ", \"error\": ".utf8)
        bytes.append(json: message)
        bytes.append(contentsOf: "}\n".utf8)
      }
    }
    for diagnostic in speakers.takeDiagnostics() { console.err.line("line \(lineNumber): \(diagnostic)") }
  }

  private mutating func count(badLine message: String) {
    badLines += 1
    if badLines == 1 { firstComplaint = message }
  }

  /// Reads a request and answers it. Sets `id` as soon as it is read, even if the rest of the line has an error.
  private mutating func answer(_ bytes: [UInt8], id: inout [UInt8]?) throws(Problem) -> Answer {
    var members: [JSON.Member] = []
    var kind: JSON?
    var reader = JSONReader(bytes)
    do {
      try reader.object { member, range in
        switch member.name {
        case "id": id = Array(bytes[range])
        case "kind": kind = member.value
        default: members.append(member)
        }
      }
    } catch {
      throw .notJSON(error)
    }
    return try readKind(kind).say(members, defaults: defaults, speakers: &speakers)
  }

  private func write(_ answer: Answer, id: [UInt8]?) {
    console.out.append { bytes in
      Self.begin(&bytes, id: id)
      answer.write(to: &bytes)
      bytes.append(contentsOf: "}\n".utf8)
    }
  }

  /// Writes the opening brace and the `id`. It has the same bytes as in the request, or is `null` if the request has
  /// none.
  private static func begin(_ bytes: inout [UInt8], id: [UInt8]?) {
    bytes.append(contentsOf: "{\"id\": ".utf8)
    bytes.append(contentsOf: id ?? Array("null".utf8))
  }
}
