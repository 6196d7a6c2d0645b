// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import CardGallery
import ElderlyCare
import Errands
import FamilyAllowance
import HealthBattery
import MedicationTracker
import Screens

/// The example apps, in the order of the demo.
///
/// The list is on the main actor, because one of the apps keeps its models there.
@MainActor public let apps = [familyAllowance, medicationTracker, elderlyCare, healthBattery, cardGallery, errands]
