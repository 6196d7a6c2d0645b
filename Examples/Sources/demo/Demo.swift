import CardGallery
import ElderlyCare
import FamilyAllowance
import HealthBattery
import MedicationTracker
import Screens
import SpokenText

/// Says the screens of the example apps as a listener hears them.
@main
struct Demo {
  static let apps = [familyAllowance, medicationTracker, elderlyCare, healthBattery, cardGallery]

  static func main() {
    for app in apps {
      let speaker = app.speaker("en")
      for screen in app.screens {
        for item in screen.items {
          if case .element(let element) = item.kind { print(element(speaker).label?.text ?? "") }
        }
      }
    }
  }
}
