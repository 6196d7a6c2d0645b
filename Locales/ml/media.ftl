## Playback of a song, a video, or an episode

media-playing = പ്ലേ ചെയ്യുന്നു: { $title }
    .alone = പ്ലേ ചെയ്യുന്നു
media-paused = പോസ് ചെയ്തു: { $title }
    .alone = പോസ് ചെയ്തു
media-buffering = ബഫർ ചെയ്യുന്നു: { $title }
    .alone = ബഫർ ചെയ്യുന്നു

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = { FORM($second, case: "locative") } { $first }
media-left = { $duration } ബാക്കി
progress-chapter = { $total }-ൽ അധ്യായം { $completed }
progress-track = { $total }-ൽ ട്രാക്ക് { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] സാധാരണ വേഗത
   *[other] { $value } മടങ്ങ് വേഗത
}
media-volume = ശബ്ദം { $progress }
media-volume-muted = ശബ്ദം { $progress }, മ്യൂട്ട് ചെയ്തു

## The ends of a slider

slider-minimum = ഏറ്റവും കുറവ്
slider-maximum = ഏറ്റവും കൂടുതൽ
slider-center = മധ്യത്തിൽ
