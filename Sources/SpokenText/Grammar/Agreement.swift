// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The genders that an app may ask of a number in words. Tables may have others, which their nouns bring along.
enum GenderWord: UInt8, Sendable, CaseIterable {
  case masculine, feminine, neuter, common, personal

  /// As tables name it.
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

/// The cases that an app may ask of a number in words. Tables may have others, which their messages ask for.
enum CaseWord: UInt8, Sendable, CaseIterable {
  case genitive, dative, accusative, instrumental, locative, oblique

  /// As tables name it.
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
