// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenTextFluent

/// What is read and written by address says the same as what is read and written one by one.
@Suite struct GrowingBufferTests {
  private func elements<Element>(of buffer: borrowing GrowingBuffer<Element>) -> [Element] {
    var elements: [Element] = []
    for index in buffer.indices { elements.append(buffer[index]) }
    return elements
  }

  @Test func growsAndKeepsWhatItHolds() {
    var buffer = GrowingBuffer<Int32>()
    #expect(elements(of: buffer) == [])
    for number in 0..<1000 { buffer.append(Int32(number)) }
    buffer.append(repeating: -1, count: 3)
    buffer[500] = 7
    #expect(elements(of: buffer) == (0..<500) + [7] + (501..<1000) + [-1, -1, -1])
    buffer.removeAll(from: 2)
    buffer.append(9)
    #expect(elements(of: buffer) == [0, 1, 9])
    let (last, none) = (buffer.last, GrowingBuffer<Int32>().last)
    #expect(last == 9 && none == nil)
    var other = GrowingBuffer<Int32>(repeating: 4, count: 2)
    other.append(1..<3, of: buffer)
    other.append(0..<0, of: buffer)
    #expect(elements(of: other) == [4, 4, 1, 9])
    other.removeAll()
    let isEmpty = other.isEmpty
    #expect(isEmpty)
  }

  @Test func handsItsMemoryOn() {
    var buffer = GrowingBuffer<UInt64>()
    for number in 0..<UInt64(100) { buffer.append(number) }
    let drained = unsafe buffer.drain()
    let (count, last) = unsafe (drained.count, drained[99])
    unsafe drained.baseAddress?.deallocate()
    #expect(count == 100 && last == 99 && elements(of: buffer) == [])
    buffer.append(5)
    #expect(elements(of: buffer) == [5])
  }

  /// Names of every length are found again, and told from all others.
  @Test func namesOfEveryLengthAreFound() {
    let text = "abcdefghijklmnopqrstuvwxyz0123456789"
    let source = SourceBytes(Array(text.utf8))
    var buffer = GrowingBuffer<UInt8>()
    buffer.append("--" + text)
    for count in 0...text.utf8.count {
      let (own, other) = (0..<count, 2..<2 + count)
      let (hash, said) = (buffer.hash(of: other), buffer.text(other))
      let isSame = source.areEqual(own, to: buffer, in: other) && buffer.areEqual(other, other)
      let isLonger = source.areEqual(own, to: buffer, in: 2..<3 + count)
      #expect(source.hash(of: own) == hash && said == text.prefix(count) && isSame && !isLonger, "\(count)")
      for place in 0..<count {
        var changed = Array(text.utf8.prefix(count))
        changed[place] ^= 1
        let wrong = SourceBytes(changed)
        let isSame = wrong.areEqual(own, to: buffer, in: other)
        #expect(!isSame && wrong.hash(of: own) != hash, "\(count), \(place)")
      }
    }
    let (begins, isCut) = (buffer.starts(2..<10, with: "abc"), buffer.starts(2..<4, with: "abc"))
    let isOther = buffer.starts(2..<10, with: "b")
    #expect(begins && !isCut && !isOther)
  }

  /// Texts end at a line feed or a brace, wherever in eight bytes it stands, and nowhere else.
  @Test func textsEndWhereTheyEnd() {
    for length in 0..<20 {
      for place in 0...length {
        for end in ["\n", "{", "}"] {
          for filler in ["a", "é", "|", "y", "\u{B}", "\u{8A}"] {
            let before = String(repeating: filler, count: place)
            let bytes = Array((before + end + String(repeating: filler, count: length - place)).utf8)
            let source = SourceBytes(bytes)
            #expect(source.end(ofTextAt: 0) == before.utf8.count, "\(before + end)")
            #expect(source.lineFeed(from: 0) == bytes.firstIndex(of: 0x0A) ?? bytes.count)
          }
        }
      }
    }
    #expect(SourceBytes(Array("no end".utf8)).end(ofTextAt: 3) == 6)
  }

  /// Every byte beside a line feed or a brace is text.
  @Test func everyByteIsText() {
    for byte in UInt8.min...UInt8.max {
      let source = SourceBytes([UInt8](repeating: byte, count: 17))
      #expect(source.end(ofTextAt: 0) == ([0x0A, 0x7B, 0x7D].contains(byte) ? 0 : 17), "\(byte)")
    }
  }

  /// Eight bytes are looked at together: what ends a name is found in each place, and nothing that goes on with one ends it.
  @Test func endsOfNamesAreFoundWhereverTheyAre() {
    for byte in UInt8.min...UInt8.max {
      let goesOn = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8.contains(byte)
      for place in 0..<18 {
        var bytes = [UInt8](repeating: UInt8(ascii: "n"), count: 19)
        bytes[place] = byte
        #expect(SourceBytes(bytes).end(ofNameAt: 0) == (goesOn ? 19 : place), "\(byte) at \(place)")
      }
    }
    #expect(SourceBytes(Array("name".utf8)).end(ofNameAt: 4) == 4)
  }
}
