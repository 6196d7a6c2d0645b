import Screens
import SpokenText

public let elderlyCare = App("elderly-care", resources: .module, screens: [])
