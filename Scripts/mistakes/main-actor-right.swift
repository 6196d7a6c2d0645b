// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

// An app that is on the main actor by default.
private struct Row: Spoken {
  var name = ""
  var spoken: SpokenCard { SpokenCard(.share).value(.text(name)) }
}

nonisolated extension Phrase { static let cancel = message("cancel") }

private func said() -> SpokenElement { speaker.say(Row()) }

nonisolated private func name() -> Phrase { .cancel }

private func handed(_ card: SpokenCard) async -> SpokenElement {
  await Task.detached { Speaker("en", offsets: FixedOffset(seconds: 0)).say(card) }.value
}
