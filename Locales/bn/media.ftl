## Playback of a song, a video, or an episode

media-playing = চলছে: { $title }
    .alone = চলছে
media-paused = পজ করা হয়েছে: { $title }
    .alone = পজ করা হয়েছে
media-buffering = বাফার হচ্ছে: { $title }
    .alone = বাফার হচ্ছে

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = মোট { length-of } মধ্যে { $first }
length-of = { TAIL($second) ->
    [aa] { $second }র
   *[consonant] { $second }ের
}
media-left = { $duration } বাকি
progress-chapter = { $total }টির মধ্যে { $completed } নম্বর অধ্যায়
    .alone = { $completed } নম্বর অধ্যায়
progress-track = { $total }টির মধ্যে { $completed } নম্বর ট্র্যাক
    .alone = { $completed } নম্বর ট্র্যাক

## Speed and volume of playback

media-speed = { $value ->
    [0.5] অর্ধেক গতি
    [1] স্বাভাবিক গতি
    [2] দ্বিগুণ গতি
   *[other] { $value } গুণ গতি
}
media-volume = ভলিউম { $progress }
media-volume-muted = ভলিউম { $progress }, মিউট করা আছে

## The ends of a slider

slider-minimum = সর্বনিম্ন
slider-maximum = সর্বোচ্চ
slider-center = মাঝখানে
