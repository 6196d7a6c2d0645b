/// A JSON document whose objects keep the order of their members.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The document as text, indented by 4 spaces.
  var prettyPrinted: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): JSONValue.write(string, to: &text)
    case .array(let values):
      JSONValue.writeList("[", values, "]", to: &text, indent: indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      JSONValue.writeList("{", members, "}", to: &text, indent: indent) { member, text, indent in
        JSONValue.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func writeList<Item>(
    _ open: String, _ items: [Item], _ close: String, to text: inout String, indent: String,
    item write: (Item, inout String, String) -> Void
  ) {
    text += open
    let inner = indent + "    "
    for (number, item) in items.enumerated() {
      text += number == 0 ? inner : "," + inner
      write(item, &text, inner)
    }
    text += items.isEmpty ? close : indent + close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ": text += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
