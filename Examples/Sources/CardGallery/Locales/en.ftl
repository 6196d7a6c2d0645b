### CardGallery, in English
