## What plays: a song, a video, an episode

# $title (text): what plays.
# .alone: where the title is blank.
# Example: Playing: Morning Song
media-playing = playing: { $title }
    .alone = playing
# $title (text): what is paused.
# .alone: where the title is blank.
# Example: Paused: Morning Song
media-paused = paused: { $title }
    .alone = paused
# It plays as soon as enough of it is there.
# $title (text): what is to play.
# .alone: where the title is blank.
# Example: Buffering: Morning Song
media-buffering = buffering: { $title }
    .alone = buffering

## Where in it one is

# $first (phrase): a span of time: how much has been played.
# $second (phrase): a span of time: how long it is.
# Example: 45 seconds of 1 minute and 30 seconds
media-position = { $first } of { $second }
# $duration (phrase): a span of time.
# $count (whole number, optional): the number of its largest unit, by which a verb may agree.
# Example: 12 minutes left
media-left = { $duration } left
# $completed (decimal number): the present chapter of a book or a video.
# $total (decimal number): how many there are.
# Example: Chapter 3 of 12
progress-chapter = chapter { $completed } of { $total }
# $completed (decimal number): the present piece of music of an album or a list.
# $total (decimal number): how many there are.
# Example: Track 3 of 12
progress-track = track { $completed } of { $total }

## How fast and how loud

# $value (decimal number): how many times as fast as it was recorded.
# Example: 1.5 times speed
media-speed = { $value ->
    [0.5] half speed
    [1] normal speed
    [2] double speed
   *[other] { $value } times speed
}
# $progress (phrase): how loud it is, in percent.
# Example: Volume 40 percent
media-volume = volume { $progress }
# The sound is off; when it is on again it is as loud as this.
# $progress (phrase): how loud it would be, in percent.
# Example: Volume 40 percent, muted
media-volume-muted = volume { $progress }, muted

## The ends of a slider; between them stands a percentage

# Example: Minimum
slider-minimum = minimum
# Example: Maximum
slider-maximum = maximum
