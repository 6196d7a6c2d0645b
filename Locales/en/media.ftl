## Playback of a song, a video, or an episode

# The item is playing now.
# $title (text): the title of the item.
# .alone: if the title is blank.
# Example: Playing: Morning Song
media-playing = playing: { $title }
    .alone = playing
# The item is paused.
# $title (text): the title of the item.
# .alone: if the title is blank.
# Example: Paused: Morning Song
media-paused = paused: { $title }
    .alone = paused
# The item will play as soon as the app has loaded enough of it.
# $title (text): the title of the item.
# .alone: if the title is blank.
# Example: Buffering: Morning Song
media-buffering = buffering: { $title }
    .alone = buffering

## The position within the item that plays

# The time that was played, and the length of the item.
# $first (phrase): the time that was played, such as "45 seconds".
# $second (phrase): the length of the item, such as "1 minute and 30 seconds".
# Example: 45 seconds of 1 minute and 30 seconds
media-position = { $first } of { $second }
# The time until the end of the item.
# $duration (phrase): the time, such as "12 minutes".
# $count (whole number, optional): the first number in $duration, such as 12. Use it if a verb must agree with it.
# Example: 12 minutes left
media-left = { $duration } left
# The current chapter of a book or a video.
# $completed (decimal number): the number of the current chapter.
# $total (decimal number): how many chapters there are.
# .alone: if the total isn't known.
# .alone $completed (decimal number): the number of the current chapter.
# Example: Chapter 3 of 12
progress-chapter = chapter { $completed } of { $total }
    .alone = chapter { $completed }
# The current piece of music of an album or a playlist.
# $completed (decimal number): the number of the current piece.
# $total (decimal number): how many pieces there are.
# .alone: if the total isn't known.
# .alone $completed (decimal number): the number of the current piece.
# Example: Track 3 of 12
progress-track = track { $completed } of { $total }
    .alone = track { $completed }

## Speed and volume of playback

# The speed of playback, compared with the speed of the recording.
# $value (decimal number): how many times as fast it is.
# Example: 1.5 times speed
media-speed = { $value ->
    [0.5] half speed
    [1] normal speed
    [2] double speed
   *[other] { $value } times speed
}
# The volume of the sound.
# $progress (phrase): the volume in percent, such as "40 percent".
# Example: Volume 40 percent
media-volume = volume { $progress }
# The sound is off. The phrase says the volume that the sound will have when it is turned on again.
# $progress (phrase): the volume in percent.
# Example: Volume 40 percent, muted
media-volume-muted = volume { $progress }, muted

## The ends of a slider. A position between them is heard in percent

# Example: Minimum
slider-minimum = minimum
# Example: Maximum
slider-maximum = maximum
# The middle of a slider that goes both ways, such as the balance between the left and the right speaker.
# Example: Center
slider-center = center
