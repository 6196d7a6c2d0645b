// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private struct Row: Spoken {
  var spoken: SpokenCard { SpokenCard(.share) }
}

nonisolated func sample() -> SpokenElement {
  // error: main actor-isolated
  speaker.say(Row())
}
