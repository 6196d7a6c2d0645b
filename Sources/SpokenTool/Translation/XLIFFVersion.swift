// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A version of XLIFF, the XML Localization Interchange File Format of OASIS.
enum XLIFFVersion: String, CaseIterable {
  /// The version of 2008, which nearly every tool reads.
  case v1 = "1.2"
  /// The version of 2014.
  case v2 = "2.0"
}
