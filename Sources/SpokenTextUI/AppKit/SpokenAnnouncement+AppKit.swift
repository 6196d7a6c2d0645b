// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  internal import AppKit
  internal import SpokenText

  extension SpokenAnnouncement {
    /// Posts a change of the screen or layout. Always returns `false`, because AppKit's notification doesn't include
    /// the text.
    @MainActor func postsChange(focusing element: Any?) -> Bool {
      if notification.movesFocus {
        NSAccessibility.post(element: element ?? NSApplication.shared, notification: .layoutChanged)
      }
      return false
    }

    /// Announces the text on systems before macOS 14.
    @MainActor func announceAsBefore() {
      let level: NSAccessibilityPriorityLevel =
        switch priority {
        case .high: .high
        case .low: .low
        default: .medium
        }
      NSAccessibility.post(
        element: NSApplication.shared, notification: .announcementRequested,
        userInfo: [.announcement: utterance.text, .priority: level.rawValue])
    }
  }
#endif
