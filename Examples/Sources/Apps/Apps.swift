import CardGallery
import ElderlyCare
import FamilyAllowance
import HealthBattery
import MedicationTracker
import Screens

/// The example apps, in the order in which the demo goes through them.
public let apps = [familyAllowance, medicationTracker, elderlyCare, healthBattery, cardGallery]
