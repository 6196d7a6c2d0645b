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
        print("==", screen.name)
        for item in screen.items {
          switch item.kind {
          case .element(let element):
            let element = element(speaker)
            print(
              element.label?.text ?? "", "|", element.value?.text ?? "", "|", element.traits, "|",
              element.hint?.text ?? "", "|", element.actions.map(\.name.text))
          case .announcement(let a): print("!", a(speaker).utterance.text)
          }
        }
      }
    }
  }
}
