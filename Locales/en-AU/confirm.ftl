done-favorite = { $name } added to favourites
    .alone = added to favourites
done-unfavorite = { $name } removed from favourites
    .alone = removed from favourites
