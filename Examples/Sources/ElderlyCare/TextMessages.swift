// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextReminders

/// Text messages for tests, which remind people of a medication and of a walk.
public let textMessages: [TextReminder] = SampleCare.textMessages
