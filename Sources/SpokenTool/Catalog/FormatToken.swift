// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A specifier of a format string, such as `%1$@`, or the text between two of them.
enum FormatToken: Equatable {
  case text(String)
  /// A percent sign. It is written as `%%`, or as `%` before text that isn't a specifier.
  case percent(String)
  /// A specifier, such as `%@`, `%2$lld`, or `%.2f`.
  case argument(FormatSpecifier)
  /// A part that varies by its own argument, such as `%#@items@` or `%2$#@items@`.
  case substitution(name: String, position: Int?, raw: String)
  /// `%arg`, which represents the argument that chose the text.
  case own

  static func tokens(of format: String) -> [FormatToken] {
    var tokens: [FormatToken] = []
    var text: [UInt8] = []
    var rest = Array(format.utf8)[...]
    while let byte = rest.first {
      guard byte == UInt8(ascii: "%") else {
        text.append(byte)
        rest.removeFirst()
        continue
      }
      let (token, count) = token(in: rest)
      if !text.isEmpty { tokens.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
      tokens.append(token)
      rest = rest.dropFirst(count)
    }
    if !text.isEmpty { tokens.append(.text(String(decoding: text, as: UTF8.self))) }
    return tokens
  }

  /// Returns the token at a percent sign, with its length in bytes.
  private static func token(in bytes: ArraySlice<UInt8>) -> (FormatToken, Int) {
    let raw = String(decoding: bytes, as: UTF8.self)
    if let match = raw.prefixMatch(of: #/%%/#) { return (.percent(String(match.output)), 2) }
    if raw.hasPrefix("%arg") { return (.own, 4) }
    if let match = raw.prefixMatch(of: #/%(?:([1-9][0-9]?)\$)?#@([A-Za-z0-9_]+)@/#) {
      let whole = String(match.output.0)
      return (
        .substitution(name: String(match.output.2), position: match.output.1.flatMap { Int($0) }, raw: whole),
        whole.utf8.count
      )
    }
    let pattern =
      #/%(?:([1-9][0-9]?)\$)?([-+#0']*)([0-9]*)(?:\.([0-9]*))?(hh|h|ll|l|q|j|z|t|L)?([@diDuUxXoOfFeEgGcCsSp])/#
    if let match = raw.prefixMatch(of: pattern) {
      let whole = String(match.output.0)
      let specifier = FormatSpecifier(
        position: match.output.1.flatMap { Int($0) }, flags: String(match.output.2), width: String(match.output.3),
        precision: match.output.4.map(String.init), length: match.output.5.map(String.init) ?? "",
        conversion: String(match.output.6))
      return (.argument(specifier), whole.utf8.count)
    }
    return (.percent("%"), 1)
  }

  /// The text of the token in a format string.
  var raw: String {
    switch self {
    case .text(let text): text
    case .percent(let raw): raw
    case .argument(let specifier): specifier.description
    case .substitution(_, _, let raw): raw
    case .own: "%arg"
    }
  }
}

/// A specifier of a format string, such as `%1$.2f`.
struct FormatSpecifier: Equatable {
  /// The number of the argument, counted from 1, or `nil` for the next one.
  var position: Int?
  var flags = ""
  var width = ""
  var precision: String?
  var length = ""
  var conversion: String

  /// The specifier without its position, flags, width, and precision, such as `lld`.
  var bare: String { length + conversion }

  /// The type of the argument, or `nil` if a spoken phrase can't contain it, as for `%x` and `%p`.
  var kind: CatalogArgument.Kind? {
    switch conversion {
    case "@", "s": .text
    case "d", "i", "D", "u", "U": .whole
    case "f", "F", "e", "E", "g", "G": .decimal
    default: nil
    }
  }

  /// The requested digits, or `nil` if a phrase can't request them, as for padding or a plus sign.
  var digits: CatalogDigits? {
    var digits = CatalogDigits()
    if kind == .whole, flags == "0", let width = Int(width), (2...21).contains(width), precision == nil {
      digits.integer = width
      return digits
    }
    guard flags.isEmpty, width.isEmpty else { return nil }
    guard let precision else { return digits }
    guard conversion == "f" || conversion == "F", let places = Int(precision), (0...20).contains(places) else {
      return nil
    }
    digits.fraction = places
    return digits
  }

  var description: String {
    "%" + (position.map { "\($0)$" } ?? "") + flags + width + (precision.map { "." + $0 } ?? "") + bare
  }
}

/// The digits that a phrase requests with `NUMBER`.
struct CatalogDigits: Equatable, Hashable {
  /// The minimum number of digits before the decimal separator, such as 2 for `%02d`.
  var integer: Int?
  /// The number of digits after the decimal separator, such as 2 for `%.2f`.
  var fraction: Int?

  var options: [(name: String, value: Int)] {
    if let integer { return [("minimumIntegerDigits", integer)] }
    if let fraction { return [("minimumFractionDigits", fraction), ("maximumFractionDigits", fraction)] }
    return []
  }
}

struct CatalogArgument: Equatable {
  enum Kind: String {
    case text = "text"
    case whole = "whole number"
    case decimal = "decimal number"
  }

  /// The name in the overlay, without `$`.
  var name: String
  var kind: Kind
  /// The specifier of a format string, without the percent sign, such as `lld`.
  var specifier: String
}
