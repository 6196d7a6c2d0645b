// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if os(watchOS)
  internal import SpokenText

  extension SpokenAnnouncement {
    /// A watch is told words alone.
    func postsChange(focusing element: Any?) -> Bool { false }

    /// Before watchOS 10 there are no announcements.
    func announceAsBefore() {}
  }
#endif
