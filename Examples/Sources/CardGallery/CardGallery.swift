import Screens
import SpokenText

/// Cards.
public let cardGallery = App("card-gallery", resources: .module, screens: [])
