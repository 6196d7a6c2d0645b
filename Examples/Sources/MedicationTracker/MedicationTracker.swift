import Screens
import SpokenText

/// An app.
public let medicationTracker = App("medication-tracker", resources: .module, screens: [])
