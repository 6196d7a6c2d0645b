// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// The text for an element or an attribute of XML or HTML.
  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
