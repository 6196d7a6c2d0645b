action-favorite = add { $name } to favourites
    .alone = add to favourites
    .noun = add { FORM($noun, 1) } to favourites
action-unfavorite = remove { $name } from favourites
    .alone = remove from favourites
    .noun = remove { FORM($noun, 1) } from favourites
