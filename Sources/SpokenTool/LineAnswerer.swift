// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// The answers to several lines of a batch.
struct LineAnswers: Sendable {
  /// The answers as JSON Lines.
  fileprivate(set) var bytes: [UInt8] = []
  fileprivate(set) var badLineCount = 0
  /// The complaint about the first line with an error, or an empty text.
  fileprivate(set) var firstComplaint = ""
  /// The errors in overlays, each with the number of its line.
  fileprivate(set) var diagnostics: [String] = []

  fileprivate mutating func count(badLine complaint: String) {
    badLineCount += 1
    if badLineCount == 1 { firstComplaint = complaint }
  }
}

/// Answers the lines of a batch one by one. It keeps the speakers that the lines need.
struct LineAnswerer: Sendable {
  /// The default values of common keys.
  let defaults: [JSON.Member]
  private(set) var speakers: Speakers

  init(defaults: [JSON.Member], speakers: Speakers) { (self.defaults, self.speakers) = (defaults, speakers) }

  /// Answers lines. A blank line is counted, but has no answer.
  ///
  /// - Parameter firstNumber: The number of the first line in the input, counted from 1.
  mutating func answer(_ lines: ArraySlice<Lines.Line>, from firstNumber: Int) -> LineAnswers {
    var answers = LineAnswers()
    for (number, line) in zip(firstNumber..., lines) { answer(line, number, &answers) }
    return answers
  }

  private mutating func answer(_ line: Lines.Line, _ number: Int, _ answers: inout LineAnswers) {
    var id: [UInt8]?
    do throws(Problem) {
      switch line {
      case .tooLong: throw .lineTooLong(limit: Lines.limit)
      case .bytes(var bytes):
        if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
        let answer = try answer(bytes, id: &id)
        Self.begin(&answers.bytes, id: id)
        answer.write(to: &answers.bytes)
        if !answer.isWhole { answers.count(badLine: "line \(number): \(answer.errors?.first ?? "")") }
      }
    } catch {
      let message = "line \(number): \(error.text(.json))"
      answers.count(badLine: message)
      Self.begin(&answers.bytes, id: id)
      answers.bytes.append(contentsOf: ", \"error\": ".utf8)
      answers.bytes.append(json: message)
    }
    answers.bytes.append(contentsOf: "}\n".utf8)
    answers.diagnostics += speakers.takeDiagnostics().map { "line \(number): \($0)" }
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

  /// Writes the opening brace and the `id`. It has the same bytes as in the request, or is `null` if the request has
  /// none.
  private static func begin(_ bytes: inout [UInt8], id: [UInt8]?) {
    bytes.append(contentsOf: "{\"id\": ".utf8)
    bytes.append(contentsOf: id ?? Array("null".utf8))
  }
}
