// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: 'duration(_:maximumUnitCount:context:)' has been renamed to 'duration(seconds:maximumUnitCount:context:)'
  _ = speaker.duration(5400)
  // error: 'duration(_:maximumUnitCount:)' has been renamed to 'duration(seconds:maximumUnitCount:)'
  _ = speaker.say(.duration(5400))
}
