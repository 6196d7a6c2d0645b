// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTool

@Suite struct BatchTests {
  /// A line, and the text that answers it.
  static let rows: [(line: String, answer: String)] = [
    (#"{"id": 1, "kind": "money", "locale": "pl", "amount": "25.50", "currency": "PLN"}"#, "25 złotych i 50 groszy"),
    (#"{"id": 1, "kind": "money", "amount": 25.50, "currency": "USD"}"#, "25 dollars and 50 cents"),
    (
      #"{"id": 1, "kind": "money", "amount": 12345678901234567.89, "currency": "USD"}"#,
      "12,345,678,901,234,567 dollars and 89 cents"
    ),
    (
      #"{"id": 1, "kind": "money", "amount": "10", "currency": "USD", "per": "week", "width": "full"}"#,
      "10 US dollars per week"
    ),
    (#"{"id": 1, "kind": "number", "value": 1.50}"#, "1.50"),
    (#"{"id": 1, "kind": "number", "value": 12e5, "style": "compact"}"#, "1.2 million"),
    (#"{"id": 1, "kind": "ordinal", "value": 113}"#, "113th"),
    (#"{"id": 1, "kind": "percent", "value": "0.333"}"#, "33 percent"),
    (#"{"id": 1, "kind": "moneyRange", "from": 20, "to": "30", "currency": "USD"}"#, "20 to 30 dollars"),
    (
      #"{"id": 1, "kind": "date", "date": "2026-11-19", "now": "2026-11-20T00:00", "timeZone": "Asia/Tokyo"}"#,
      "Yesterday"
    ),
    (#"{"id": 1, "kind": "time", "date": "2026-11-20T14:30", "hourCycle": "h23"}"#, "14:30"),
    (
      #"{"id": 1, "kind": "dateTime", "date": "2026-11-20T14:30Z", "now": "2026-11-20T00:00Z", "timeZone": "UTC", "context": "inline"}"#,
      "today at 2:30 PM"
    ),
    (
      #"{"id": 1, "kind": "progress", "completed": 3, "total": 5, "style": "question", "title": null}"#,
      "Question 3 of 5"
    ),
    (#"{"id": 1, "kind": "progress", "completed": null, "total": null, "style": "completed"}"#, "Completed"),
    (#"{"id": 1, "kind": "elapsed", "date": "2026-11-20T12:00Z", "now": "2026-11-20T14:00Z"}"#, "2 hours ago"),
    (
      #"{"id": 1, "kind": "due", "date": "2026-11-23", "now": "2026-11-20", "precision": "day"}"#,
      "Due Monday, November 23"
    ),
    (
      #"{"id": 1, "kind": "due", "date": "2026-11-23", "now": "2026-11-20", "precision": "day", "style": "distance"}"#,
      "Due in 3 days"
    ),
    (
      #"{"id": 1, "kind": "interval", "start": "2026-11-03", "end": "2026-11-07", "now": "2026-11-20", "style": "dates"}"#,
      "November 3 to 7"
    ),
    (#"{"id": 1, "kind": "duration", "seconds": 183900, "units": 3}"#, "2 days, 3 hours, and 5 minutes"),
    (#"{"id": 1, "kind": "duration", "seconds": "5400", "units": "1"}"#, "1 hour"),
    (#"{"id": 1, "kind": "state", "status": "missed", "subject": "dose", "locale": "es"}"#, "Olvidada"),
    (#"{"id": 1, "kind": "status", "status": "not-completed"}"#, "Status: Not completed"),
    (#"{"id": 1, "kind": "count", "count": 5, "noun": "message", "status": "unread"}"#, "5 unread messages"),
    (#"{"id": 1, "kind": "count", "count": 120, "noun": "result", "limit": 99}"#, "More than 99 results"),
    (#"{"id": 1, "kind": "direction", "direction": "debit"}"#, "Money spent"),
    (#"{"id": 1, "kind": "hint", "outcome": "delete"}"#, "delete"),
    (#"{"id": 1, "kind": "list", "items": ["A", "B", "C", "D", "E"], "limit": 2}"#, "A, B, and 3 more"),
    (#"{"id": 1, "kind": "list", "items": ["A", "", "B"], "type": "or", "locale": null}"#, "A or B"),
    (#"{"id": 1, "kind": "list", "items": ["A", null, "B"]}"#, "A and B"),
    (
      #"{"id": 1, "kind": "chart", "style": "line", "values": [1, 2], "at": [1, 2, 9]}"#,
      "Line chart, 2 values, 1 to 2. Lowest 1 at 1. Highest 2 at 2"
    ),
    (
      #"{"id": 1, "kind": "chart", "style": "line", "values": [1, 2], "at": [7]}"#,
      "Line chart, 2 values. Lowest 1. Highest 2"
    ),
    (
      #"{"id": 1, "kind": "chart", "style": "bar", "values": [1, null, 3], "at": ["A", "B", "C"]}"#,
      "Bar chart, 2 values. Lowest: A, 1. Highest: C, 3. 1 value missing"
    ),
  ]

  @Test(arguments: rows.indices)
  func linesAreAnswered(_ index: Int) {
    let row = Self.rows[index]
    #expect(answers([row.line]) == [#"{"id": 1, "text": "\#(row.answer)"}"#], "\(row.line)")
  }

  @Test(arguments: [
    "null", "0", "-0.0", "1.0", "12345678901234567890123456789012345678901234567890", "1E400", #""a\u0041\/""#,
    "[ 1,  2 ]",
    #"{ "a" : [] }"#, "true", "\"\u{2028}\"",
  ])
  func idComesBackAsItIs(_ id: String) {
    let lines = [
      #"{"kind":"ordinal","value":1,"id":\#(id)}"#, #"{"id" : \#(id) , "kind":"ordinal","value":""}"#,
      #"{"id":\#(id),"#,
    ]
    let answers = answers(lines)
    #expect(answers[0] == #"{"id": \#(id), "text": "1st"}"#)
    for answer in answers[1...] { #expect(answer.hasPrefix(#"{"id": \#(id), "error": "line "#), "\(answer)") }
  }

  @Test func messagesAnswerWithWhatCouldNotBeResolved() {
    let overlay = #""overlay": "m = { $who } has { $n ->\n  [one] a parcel\n *[other] { $n } parcels\n }\n  .a = A""#
    let rows = [
      (#""message": "m", "args": {"who": "Maya", "n": 1}"#, #""text": "Maya has a parcel", "errors": []"#),
      (
        #""message": "m", "args": {"who": "Ma\"ya", "n": {"kind": "number", "value": "1.0"}}"#,
        #""text": "Ma\"ya has 1.0 parcels", "errors": []"#
      ),
      (#""message": "m.a""#, #""text": "A", "errors": []"#),
      (#""message": "m.b""#, #""text": "{m.b}", "errors": ["unknown attribute 'm.b'"]"#),
      (#""message": "x""#, #""text": "{x}", "errors": ["unknown message 'x'"]"#),
      (#""message": "m", "args": {"n": 2}"#, #""text": "{$who} has 2 parcels", "errors": ["unknown variable '$who'"]"#),
    ]
    for (line, answer) in rows {
      #expect(answers([#"{"id": 1, "kind": "message", \#(overlay), \#(line)}"#]) == [#"{"id": 1, \#(answer)}"#])
    }
  }

  /// Errors keep the numbers of their lines, too.
  @Test func threadsKeepTheOrderOfLines() {
    let lines = (1...300).map { number in
      number % 50 == 0 ? "not JSON" : #"{"id": \#(number), "kind": "number", "value": \#(number)}"#
    }
    let all = answers(lines, jobs: 3)
    #expect(all.count == 300)
    for (number, answer) in zip(1..., all) {
      let expected =
        number % 50 == 0 ? #"{"id": null, "error": "line \#(number): "# : #"{"id": \#(number), "text": "\#(number)"}"#
      #expect(answer.hasPrefix(expected))
    }
    #expect(all == answers(lines, jobs: 1))
  }

  /// Lines, answers and exit status, through files and the built command.
  @Test func fileIsAnsweredInItsOrder() throws {
    try withFolder { folder in
      let file = folder.appending(path: "requests.jsonl")
      let overlay = folder.appending(path: "app.ftl")
      try "hello = Hello, { $who }!\n# Rewords\ndate-today = this day\n".write(
        to: overlay, atomically: true, encoding: .utf8)
      let lines = [
        "\u{FEFF}" + #"{"id": "a", "kind": "money", "amount": 25.50, "currency": "USD"}"# + "\r", "", "  \t",
        #"{"id": "b", "kind": "money", "amount": "x", "currency": "USD"}"#,
        #"{"id": "c", "kind": "message", "message": "hello", "args": {"who": "Łucja"}}"#, "not JSON",
        #"{"id": "d", "kind": "date", "date": "2026-11-20"}"#,
        #"{"id": "e", "kind": "ordinal", "value": 2, "locale": "en-GB"}"#,
      ]
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      let words = ["say", "--batch", "--overlay", overlay.path, "--now", "2026-11-20", "--time-zone=UTC", file.path]
      let called = try Executable().run(words)
      let answers = called.out.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      #expect(
        answers == [
          #"{"id": "a", "text": "25 dollars and 50 cents"}"#,
          #"{"id": "b", "error": "line 4: invalid number 'x' for 'amount'; write a number such as 25.50, -3, or 1.2e6, without digit separators"}"#,
          #"{"id": "c", "text": "Hello, Łucja!", "errors": []}"#,
          #"{"id": null, "error": "line 6: invalid JSON at byte 1: expected an object, such as {\"kind\": \"money\", …}"}"#,
          #"{"id": "d", "text": "This day"}"#,
          #"{"id": "e", "text": "2nd"}"#,
          "",
        ])
      #expect(called.status == 1)
      #expect(called.err.hasPrefix("error: 2 lines have errors; the first is line 4: invalid number 'x' for 'amount'"))
    }
  }

  /// What is said but not whole counts as an error, as it does of one phrase.
  @Test func linesThatAreNotWholeEndWithOne() throws {
    let line = #"{"id": 1, "kind": "measure", "value": 3, "unit": "lap"}"#
    let called = try Executable().run(["say", "--batch"], input: Data(line.utf8))
    let error = "unknown message 'unit-lap'"
    #expect(called.status == 1 && called.out.hasPrefix(#"{"id": 1, "text": "3 lap", "errors": [""# + error))
    #expect(called.err.hasPrefix("error: 1 line has an error: line 1: " + error))
  }

  @Test func goodLinesOfTheStandardInputEndWithZero() throws {
    let line = #"{"id": 1, "kind": "ordinal", "value": 1}"#
    for words in [["say", "--batch"], ["say", "--batch", "-"]] {
      let called = try Executable().run(words, input: Data(line.utf8))
      #expect(called == Called(out: #"{"id": 1, "text": "1st"}"# + "\n"))
    }
    #expect(try Executable().run(["say", "--batch"]) == Called())
  }

  /// An answer comes before the next request is made: nothing is held back.
  @Test func eachLineIsAnsweredWhileTheInputIsOpen() throws {
    let process = Process()
    let (requests, replies) = (Pipe(), Pipe())
    process.executableURL = try Executable().url
    process.arguments = ["say", "--batch"]
    process.standardInput = requests
    process.standardOutput = replies
    try process.run()
    for number in 1...3 {
      requests.fileHandleForWriting.write(
        Data("{\"id\": \(number), \"kind\": \"number\", \"value\": \(number)}\n".utf8))
      var reply = ""
      while !reply.hasSuffix("\n") {
        reply += String(decoding: replies.fileHandleForReading.availableData, as: UTF8.self)
      }
      #expect(reply == "{\"id\": \(number), \"text\": \"\(number)\"}\n")
    }
    try requests.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Whoever reads may go away: the command ends, and says nothing about it.
  @Test func aReaderThatGoesAwayEndsIt() throws {
    let process = Process()
    let (requests, replies, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = try Executable().url
    process.arguments = ["say", "--batch", "/dev/stdin"]
    process.standardInput = requests
    process.standardOutput = replies
    process.standardError = errors
    try process.run()
    try replies.fileHandleForReading.close()
    try replies.fileHandleForWriting.close()
    let line = Data("{\"kind\": \"number\", \"value\": 1}\n".utf8)
    try requests.fileHandleForReading.close()
    requests.fileHandleForWriting.write(line)
    process.waitUntilExit()
    try requests.fileHandleForWriting.close()
    #expect([SIGPIPE, 128 + SIGPIPE].contains(process.terminationStatus))
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func aFullDiskIsTold() {
    var told = ""
    let console = Console(
      out: Output { _ in ENOSPC },
      err: Output { bytes in
        told += String(decoding: bytes, as: UTF8.self)
        return nil
      })
    #expect(SpokenCommand.run(["say", "number", "1"], console) == 1)
    #expect(told == "error: cannot write to standard output: No space left on device\n")
  }
}

@Suite struct LinesTests {
  /// Lines of a text that comes in pieces of a size.
  private func lines(_ text: String, capacity: Int, limit: Int = Lines.limit) throws -> [Lines.Line] {
    var rest = Array(text.utf8)[...]
    var lines = Lines(capacity: capacity, limit: limit) { buffer in
      let piece = rest.prefix(buffer.count)
      buffer.replaceSubrange(0..<piece.count, with: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
    var all: [Lines.Line] = []
    while let line = try lines.next() { all.append(line) }
    return all
  }

  @Test(arguments: ["", "a", "a\n", "\n", "\n\n", "a\n\nb", "ab\r\nc\n", "żółw\nabcdefghijkl\n"], [1, 2, 3, 64])
  func linesAreTheSameInAnyChunks(_ text: String, _ capacity: Int) throws {
    var expected = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      Lines.Line.bytes(Array($0))
    }
    // What follows the last line feed is a line only if there is any of it.
    if expected.last == .bytes([]) { expected.removeLast() }
    #expect(try lines(text, capacity: capacity) == expected)
  }

  @Test func tooLongLinesArePassedOver() throws {
    let text = "ab\nabcdefgh\nabc\nabcdefgh"
    for capacity in [1, 3, 64] {
      #expect(
        try lines(text, capacity: capacity, limit: 4)
          == [.bytes(Array("ab".utf8)), .tooLong, .bytes(Array("abc".utf8)), .tooLong])
    }
  }

  /// Speakers are kept for what comes again, and forgotten where it never does.
  @Test func speakersAreNotKeptWithoutEnd() throws {
    var speakers = Speakers()
    let many = (0..<200).map { "+0\($0 / 60):" + ($0 % 60 < 10 ? "0" : "") + "\($0 % 60)" }
    for zone in many + many {
      let (_, found, _) = try speakers.speaker(locale: "en", zone: zone, overlay: nil)
      #expect(found.offsets.secondsFromUTC(at: .init(secondsSinceEpoch: 0)) / 60 % 60 == Int(zone.suffix(2)))
      #expect(speakers.count <= Speakers.limit)
    }
  }
}
