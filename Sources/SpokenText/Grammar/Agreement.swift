// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The genders of a number in words that an app can request. Nouns in tables can have others.
enum GenderWord: UInt8, Sendable, CaseIterable {
  case masculine, feminine, neuter, common, personal

  /// The name in tables.
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

/// The cases of a number in words that an app can request. Messages in tables can request others.
enum CaseWord: UInt8, Sendable, CaseIterable {
  case genitive, dative, accusative, instrumental, locative, oblique

  /// The name in tables.
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
