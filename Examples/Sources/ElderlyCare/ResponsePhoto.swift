// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A photo that a person sent to show that a task is done.
struct ResponsePhoto: Sendable, Identifiable {
  var id: String
  var profile: Profile
  var task: CareTask
}

extension ResponsePhoto: Spoken {
  /// The photo in the gallery, such as "Photo response from Grandma for Morning medication" with the hint "Double tap
  /// to view full screen".
  var spoken: SpokenCard {
    SpokenCard(.photoResponse(from: profile.name, for: task.title), traits: [.button, .image]).hint(.fullScreen)
  }

  /// The photo in the details of its task, such as "Grandma's photo showing Morning walk completed".
  var large: SpokenCard {
    SpokenCard(.photo(of: profile.name, showing: task.title), traits: .image)
  }
}
