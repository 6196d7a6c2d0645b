## Playback

media-playing = இயங்குகிறது: { $title }
    .alone = இயங்குகிறது
media-paused = இடைநிறுத்தப்பட்டது: { $title }
    .alone = இடைநிறுத்தப்பட்டது
media-buffering = பஃபர் ஆகிறது: { $title }
    .alone = பஃபர் ஆகிறது

## The position. A duration in -இல் would be heard as "within"

media-position = { $first }, மொத்தம் { $second }
media-left = { $duration } மீதம்
progress-chapter = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } அத்தியாயம்
    .alone = அத்தியாயம் { $completed }
progress-track = { $total }இல் { NUMBER($completed, style: "words", type: "ordinal") } டிராக்
    .alone = டிராக் { $completed }

media-speed = { $value ->
    [0.5] பாதி வேகம்
    [1] இயல்பான வேகம்
   *[other] { $value } மடங்கு வேகம்
}
media-volume = ஒலியளவு { $progress }
media-volume-muted = ஒலியளவு { $progress }, ஒலியடக்கப்பட்டது

slider-minimum = குறைந்தபட்சம்
slider-maximum = அதிகபட்சம்
slider-center = நடுவில்
