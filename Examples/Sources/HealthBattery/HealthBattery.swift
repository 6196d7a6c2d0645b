import Screens
import SpokenText

public let healthBattery = App("health-battery", resources: .module, screens: [])
