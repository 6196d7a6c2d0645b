// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The format of a file for translators, which depends on the ending of its name.
enum LanguageFileFormat {
  case xliff, csv

  static let names = [".xliff", ".xlf", ".csv"]

  init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".csv") {
      self = .csv
    } else if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") {
      self = .xliff
    } else {
      return nil
    }
  }
}
