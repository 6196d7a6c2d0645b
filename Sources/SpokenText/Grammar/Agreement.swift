// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A grammatical gender that an app can request for a number in words. Nouns in tables can have other genders.
enum GenderWord: UInt8, Sendable, CaseIterable {
  case masculine, feminine, neuter, common, personal

  /// The gender's name in tables.
  var name: String {
    switch self {
    case .masculine: "masculine"
    case .feminine: "feminine"
    case .neuter: "neuter"
    case .common: "common"
    case .personal: "personal"
    }
  }
}

/// A grammatical case that an app can request for a number in words. Messages in tables can request other cases.
enum CaseWord: UInt8, Sendable, CaseIterable {
  case genitive, dative, accusative, instrumental, locative, oblique

  /// The case's name in tables.
  var name: String {
    switch self {
    case .genitive: "genitive"
    case .dative: "dative"
    case .accusative: "accusative"
    case .instrumental: "instrumental"
    case .locative: "locative"
    case .oblique: "oblique"
    }
  }
}
