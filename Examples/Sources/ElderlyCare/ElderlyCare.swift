import Screens
import SpokenText

/// An app.
public let elderlyCare = App("elderly-care", resources: .module, screens: [])
