// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  internal import SpokenText
  internal import UIKit

  extension SpokenAnnouncement {
    /// Posts a change of the screen, its layout, or a page, and returns whether the notification includes the text.
    ///
    /// Only the notification of a page includes the text. Otherwise, the text is announced separately, with its
    /// priority and marks.
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

    /// Announces the text on systems before iOS 17. An announcement there can only interrupt or wait.
    @MainActor func announceAsBefore() {
      let text = NSMutableAttributedString(attributedString: NSAttributedString(utterance))
      text.addAttribute(
        .accessibilitySpeechQueueAnnouncement, value: priority != .high,
        range: NSRange(location: 0, length: text.length))
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
#endif
