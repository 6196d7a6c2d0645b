## Playback of a song, a video, or an episode

media-playing = σε αναπαραγωγή: { $title }
    .alone = σε αναπαραγωγή
media-paused = σε παύση: { $title }
    .alone = σε παύση
media-buffering = φόρτωση: { $title }
    .alone = φόρτωση

## The position within the item that plays

media-position = { $first } από { $second }
media-left = { $count ->
    [1] απομένει { $duration }
   *[other] απομένουν { $duration }
}
progress-chapter = κεφάλαιο { $completed } από { $total }
    .alone = κεφάλαιο { $completed }
progress-track = κομμάτι { $completed } από { $total }
    .alone = κομμάτι { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] μισή ταχύτητα
    [1] κανονική ταχύτητα
    [2] διπλάσια ταχύτητα
   *[other] ταχύτητα επί { $value }
}
media-volume = ένταση { $progress }
media-volume-muted = ένταση { $progress }, σε σίγαση

## The ends of a slider

slider-minimum = ελάχιστο
slider-maximum = μέγιστο
slider-center = κέντρο
