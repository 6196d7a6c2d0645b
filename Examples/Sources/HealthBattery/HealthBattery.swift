import Screens
import SpokenText

/// An app.
public let healthBattery = App("health-battery", resources: .module, screens: [])
