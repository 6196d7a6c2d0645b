import Screens
import SpokenText

public let medicationTracker = App("medication-tracker", resources: .module, screens: [])
