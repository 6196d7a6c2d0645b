// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CardGallery
import ElderlyCare
import Errands
import FamilyAllowance
import HealthBattery
import MedicationTracker
import Screens

/// The example apps, in the order in which the demo goes through them.
///
/// One of them keeps its models on the main actor, so this list is there too; its apps are values that may go anywhere.
@MainActor public let apps = [familyAllowance, medicationTracker, elderlyCare, healthBattery, cardGallery, errands]
