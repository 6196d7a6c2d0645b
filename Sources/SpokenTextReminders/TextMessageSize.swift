// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The encoding of a text message, and the segments into which it is split.
///
/// ```swift
/// TextMessageSize("Time for your medication").segments   // 1: 24 of 160 letters
/// TextMessageSize("Pora na leki. Z miłością").encoding   // UCS-2: ł, ś and ą are in no GSM alphabet
/// ```
///
/// The rules are those of 3GPP TS 23.038 and 23.040:
///
/// - The encoding is the GSM 7-bit default alphabet with its extension table, without national language shift tables.
///   Characters of the extension table count twice.
/// - If a character isn't in that alphabet, the encoding is UCS-2. Characters beyond the Basic Multilingual Plane, such
///   as most emoji, count twice.
/// - A single segment has room for 160 septets or 70 UTF-16 code units. If there are several, each has room for 153 or
///   67, because of a header that joins them.
/// - A character that counts twice is never split.
public struct TextMessageSize: Sendable, Hashable {
  /// The encoding of the characters in a text message.
  public struct Encoding: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case gsm7, ucs2 }

    private let kind: Kind

    /// The GSM 7-bit default alphabet with its extension table.
    public static let gsm7 = Encoding(kind: .gsm7)
    /// UCS-2, sent as UTF-16.
    public static let ucs2 = Encoding(kind: .ucs2)

    /// The name of the encoding, `gsm7` or `ucs2`.
    public var description: String { kind.rawValue }

    /// The number of septets or code units that fit in a single segment.
    var room: Int { kind == .gsm7 ? 160 : 70 }
    /// The number of septets or code units that fit in each of several segments, after the header.
    var roomInSegment: Int { kind == .gsm7 ? 153 : 67 }

    /// Returns the number of units that a character takes.
    func units(_ scalar: Unicode.Scalar) -> Int {
      switch kind {
      case .gsm7: GSMAlphabet.septets(of: scalar) ?? 1
      case .ucs2: UTF16.width(scalar)
      }
    }
  }

  /// The encoding, which is `gsm7` if GSM has all characters of the text.
  public let encoding: Encoding
  /// The length in septets or UTF-16 code units, without headers.
  public let units: Int
  /// The text of each segment, in order. Empty for an empty text.
  public let parts: [String]

  /// The number of segments, 0 for an empty text.
  public var segments: Int { parts.count }

  /// The number of free units in the last segment.
  public var unitsLeft: Int {
    guard let last = parts.last else { return encoding.room }
    let used = last.unicodeScalars.reduce(0) { $0 + encoding.units($1) }
    return (segments == 1 ? encoding.room : encoding.roomInSegment) - used
  }

  /// Computes the size of a text.
  ///
  /// - Parameter text: The text of the message.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) {
    let encoding: Encoding = text.unicodeScalars.allSatisfy { GSMAlphabet.septets(of: $0) != nil } ? .gsm7 : .ucs2
    self.encoding = encoding
    let units = text.unicodeScalars.reduce(0) { $0 + encoding.units($1) }
    self.units = units
    guard units > encoding.room else {
      parts = text.isEmpty ? [] : [text]
      return
    }
    var (parts, part, used) = ([String](), "", 0)
    for scalar in text.unicodeScalars {
      let width = encoding.units(scalar)
      if used + width > encoding.roomInSegment {
        parts.append(part)
        (part, used) = ("", 0)
      }
      part.unicodeScalars.append(scalar)
      used += width
    }
    self.parts = parts + [part]
  }
}
