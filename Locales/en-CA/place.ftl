# The British spelling. Both sound the same, but a braille display shows the difference.
move-cancelled = move cancelled, { $name } is back at position { $place } of { $total }
    .alone = move cancelled, back at position { $place } of { $total }
