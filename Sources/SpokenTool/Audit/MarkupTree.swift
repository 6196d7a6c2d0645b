// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML file, with its line.
final class MarkupNode {
  let name: String
  let attributes: [String: String]
  /// The line of the start tag, counted from 1.
  let line: Int
  /// The column after the start tag.
  let column: Int
  /// The parts of the element, in order.
  private(set) var content: [Part] = []
  private(set) var children: [MarkupNode] = []
  /// The text directly inside the element.
  private(set) var text = ""

  enum Part {
    case text(String)
    case element(MarkupNode)
  }

  init(_ name: String, _ attributes: [String: String], line: Int, column: Int) {
    (self.name, self.attributes, self.line, self.column) = (name, attributes, line, column)
  }

  func append(_ child: MarkupNode) {
    content.append(.element(child))
    children.append(child)
  }

  /// Adds text. The parser reports a long text in pieces.
  func append(_ more: String) {
    if case .text(let last)? = content.last {
      content[content.count - 1] = .text(last + more)
    } else {
      content.append(.text(more))
    }
    text += more
  }

  func child(_ name: String) -> MarkupNode? { children.first { $0.name == name } }

  /// Visits the element and all elements inside it, and passes the enclosing elements.
  func visit(_ parents: [MarkupNode] = [], _ body: (MarkupNode, [MarkupNode]) -> Void) {
    body(self, parents)
    for child in children { child.visit(parents + [self], body) }
  }
}

/// Reads an XML file with Foundation's parser.
final class MarkupTree: NSObject, XMLParserDelegate {
  private var stack: [MarkupNode] = []
  private var root: MarkupNode?

  static func read(_ path: String, _ bytes: [UInt8]) throws(Problem) -> MarkupNode {
    let tree = MarkupTree()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = tree
    // On some systems, the parser doesn't report an incomplete file.
    guard parser.parse(), tree.stack.isEmpty, let root = tree.root else {
      let place = AuditItem.Place(file: path, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
      throw .notStrings(place, "invalid XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    // Deeper files would exhaust the stack.
    guard stack.count < 200 else { return parser.abortParsing() }
    let node = MarkupNode(name, attributes, line: parser.lineNumber, column: max(parser.columnNumber, 1))
    stack.last?.append(node)
    if root == nil { root = node }
    stack.append(node)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = stack.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { stack.last?.append(text) }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    stack.last?.append(String(decoding: data, as: UTF8.self))
  }
}
