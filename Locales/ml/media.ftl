## Playback of a song, a video, or an episode

media-playing = പ്ലേ ചെയ്യുന്നു: { $title }
    .alone = പ്ലേ ചെയ്യുന്നു
media-paused = പോസ് ചെയ്തു: { $title }
    .alone = പോസ് ചെയ്തു
media-buffering = ബഫർ ചെയ്യുന്നു: { $title }
    .alone = ബഫർ ചെയ്യുന്നു

## The position within the item that plays

media-position = { $first }, ആകെ { $second }
media-left = { $duration } ബാക്കി
progress-chapter = അധ്യായം { $completed }, ആകെ { $total }
    .alone = അധ്യായം { $completed }
progress-track = ട്രാക്ക് { $completed }, ആകെ { $total }
    .alone = ട്രാക്ക് { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] പകുതി വേഗത
    [1] സാധാരണ വേഗത
    [2] ഇരട്ടി വേഗത
   *[other] { $value } മടങ്ങ് വേഗത
}
media-volume = ശബ്ദം { $progress }
media-volume-muted = ശബ്ദം { $progress }, മ്യൂട്ട് ചെയ്തു

## The ends of a slider

slider-minimum = ഏറ്റവും കുറവ്
slider-maximum = ഏറ്റവും കൂടുതൽ
slider-center = മധ്യത്തിൽ
