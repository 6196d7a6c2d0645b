// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextReminders

/// The text messages of the sample data, for tests: those who get them are reminded of their medication and of a walk.
public let textMessages: [TextReminder] = SampleCare.textMessages
