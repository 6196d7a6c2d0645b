// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if os(watchOS)
  internal import SpokenText

  extension SpokenAnnouncement {
    /// Returns `false`, because watchOS has no notifications for changes of the screen.
    func postsChange(focusing element: Any?) -> Bool { false }

    /// Does nothing. Before watchOS 10, apps can't make announcements.
    func announceAsBefore() {}
  }
#endif
