// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  internal import SpokenText
  internal import UIKit

  extension SpokenAnnouncement {
    /// Posts that the screen, its layout or a page changed; true where the words are said with that, as of a page. A change
    /// of the screen or its layout names only the focus: its words, with their urgency and marks, are announced besides.
    @MainActor func postsChange(focusing element: Any?) -> Bool {
      switch notification {
      case .pageScrolled:
        UIAccessibility.post(notification: .pageScrolled, argument: utterance.text.isEmpty ? nil : utterance.text)
        return true
      case .layoutChanged, .screenChanged:
        UIAccessibility.post(
          notification: notification == .screenChanged ? .screenChanged : .layoutChanged, argument: element)
        return false
      default: return false
      }
    }

    /// As UIKit did before iOS 17: what does not interrupt waits for what is being said.
    @MainActor func announceAsBefore() {
      let text = NSMutableAttributedString(attributedString: NSAttributedString(utterance))
      text.addAttribute(
        .accessibilitySpeechQueueAnnouncement, value: priority != .high,
        range: NSRange(location: 0, length: text.length))
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
#endif
