// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How large a text message is: how it is encoded, and into how many segments it is cut when it is sent.
///
/// ```swift
/// TextMessageSize("Time for your medication").segments   // 1: 24 of 160 letters
/// TextMessageSize("Pora na leki. Z miłością").encoding   // UCS-2: ł, ś and ą are in no GSM alphabet
/// ```
///
/// The rules are those of 3GPP TS 23.038 and 23.040: the GSM 7-bit default alphabet with its extension table, whose letters
/// count twice, and no national language shift tables; otherwise UCS-2, in which what is beyond the Basic Multilingual Plane,
/// as most emojis, counts twice. A single segment has room for 160 or 70; each of several has room for 153 or 67 beside the
/// header that joins them. A letter that counts twice is never cut in two.
public struct TextMessageSize: Sendable, Hashable {
  /// How the characters of a text message are encoded.
  public struct Encoding: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case gsm7, ucs2 }

    private let kind: Kind

    /// The GSM 7-bit default alphabet with its extension table.
    public static let gsm7 = Encoding(kind: .gsm7)
    /// UCS-2, as UTF-16 is sent.
    public static let ucs2 = Encoding(kind: .ucs2)

    /// `gsm7` or `ucs2`.
    public var description: String { kind.rawValue }

    /// How many units fit in a message of one segment.
    var room: Int { kind == .gsm7 ? 160 : 70 }
    /// How many units fit in each segment of a longer message, beside the header that joins them.
    var roomInSegment: Int { kind == .gsm7 ? 153 : 67 }

    /// How many units a scalar takes.
    func units(_ scalar: Unicode.Scalar) -> Int {
      switch kind {
      case .gsm7: GSMAlphabet.septets(of: scalar) ?? 1
      case .ucs2: UTF16.width(scalar)
      }
    }
  }

  /// How it is encoded: by GSM where all its letters are there.
  public let encoding: Encoding
  /// Septets, or UTF-16 code units, without headers.
  public let units: Int
  /// The text of each segment, in their order; none of an empty text.
  public let parts: [String]

  /// Into how many segments it is cut; an empty text has none.
  public var segments: Int { parts.count }

  /// How many units are left in the last segment.
  public var unitsLeft: Int {
    guard let last = parts.last else { return encoding.room }
    let used = last.unicodeScalars.reduce(0) { $0 + encoding.units($1) }
    return (segments == 1 ? encoding.room : encoding.roomInSegment) - used
  }

  /// The size of a text.
  ///
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
