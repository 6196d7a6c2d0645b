# The Australian spelling, as below. Both sound the same, but a braille display shows the difference.
move-cancelled = move cancelled, { $name } is back at position { $place } of { $total }
    .alone = move cancelled, back at position { $place } of { $total }

# The Australian spelling, with hyphens. Both sound the same, but a braille display shows the difference.
compass-point = { $point ->
    [0] north
    [1] north-north-east
    [2] north-east
    [3] east-north-east
    [4] east
    [5] east-south-east
    [6] south-east
    [7] south-south-east
    [8] south
    [9] south-south-west
    [10] south-west
    [11] west-south-west
    [12] west
    [13] west-north-west
    [14] north-west
   *[15] north-north-west
}
