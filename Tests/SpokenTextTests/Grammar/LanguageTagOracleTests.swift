// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

/// Canonical, maximized and minimized tags against ICU 78. What differs is listed, with the reason; the lists are exact.
@Suite struct LanguageTagOracleTests {
  @Test func canonicalAgreesWithICU() throws {
    var differences: [String: String] = [:]
    let rows = try fixture("canonical.tsv")
    #expect(rows.count > 1200)
    for row in rows {
      let found = try LanguageTag(parsing: row[0]).canonical()
      #expect(found.canonical() == found)
      if found.description != row[1] { differences[row[0]] = "\(found), ICU \(row[1])" }
    }
    #expect(differences == [:])
  }

  @Test func maximizedAgreesWithICU() throws {
    var differences: [String: String] = [:]
    let rows = try fixture("likely-subtags.tsv")
    #expect(rows.count > 2500)
    for row in rows {
      let found = try LanguageTag(parsing: row[0]).maximized()
      #expect(found.maximized() == found)
      if found.description != row[1] { differences[row[0]] = "\(found), ICU \(row[1])" }
    }
    #expect(differences == [:])
  }

  @Test func minimizedAgreesWithICU() throws {
    var differences: [String: String] = [:]
    let rows = try fixture("likely-subtags.tsv")
    #expect(rows.count > 2500)
    for row in rows {
      let tag = try LanguageTag(parsing: row[0])
      let found = tag.minimized()
      #expect(found.maximized() == tag.maximized())
      #expect(found.minimized() == found)
      if found.description != row[2] { differences[row[0]] = "\(found), ICU \(row[2])" }
    }
    #expect(differences == [:])
  }
}
