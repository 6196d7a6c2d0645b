import Foundation
import Testing

@testable import SpokenTool

struct LintTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: LintCatalogue.rows)
  func saysWhatIsWrong(_ row: LintRow) {
    #expect(row.findings == row.expected)
  }

  @Test func catalogueHasEveryRule() {
    // Bytes that are not UTF-8 cannot be written in the catalogue.
    let missing = Set(LintRule.allCases.map(\.rawValue)).subtracting(LintCatalogue.rows.map(\.rule) + ["encoding"])
    #expect(missing.isEmpty)
  }

  @Test func encodingIsChecked() {
    let bytes = Array("### Status: drafted\n# ".utf8) + [0xC3, 0x28, 0x0A]
    let tree = LintTree(["en": [LintFile(path: "en/number.ftl", name: "number.ftl", bytes: bytes)]], isOverlay: false)
    #expect(
      LintCheck.findings(in: tree, isOverlay: false).map(\.description) == [
        "en/number.ftl:2:3: error: This is not UTF-8; save the file in that encoding. [encoding]"
      ])
  }

  @Test func shippedTablesAreClean() {
    let tree = LintTree(root: Self.package.appendingPathComponent("Locales").path, isOverlay: false)
    #expect(tree.languages.count > 3)
    #expect(LintCheck.findings(in: tree, isOverlay: false).map(\.description) == [])
  }

  /// `swift run spoken lint --messages > Locales/MESSAGES.md` writes it.
  @Test func referenceOfMessagesIsTrue() throws {
    let folder = Self.package.appendingPathComponent("Locales")
    let reference = try String(contentsOf: folder.appendingPathComponent("MESSAGES.md"), encoding: .utf8)
    #expect(reference == LintMessages.markdown(of: LintTree(root: folder.path, isOverlay: false)))
    // Everything that the comments tell is in it: a message, an attribute, an argument of each.
    let tree = LintTree(root: folder.path, isOverlay: false)
    for id in tree.source?.order ?? [] { #expect(reference.contains("`\(id)`") || reference.contains("`\(id).")) }
  }
}
