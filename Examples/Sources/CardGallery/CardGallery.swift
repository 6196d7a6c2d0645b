import Screens
import SpokenText

public let cardGallery = App("card-gallery", resources: .module, screens: [])
