### The whole file
###
### in three lines

## A group

# Attached to a message
message = Value

# Attached to a term,
#
# with an empty line
-term = Value

# Not attached: a blank line follows

other = Value

#
empty-comment = Value

#  A comment that starts with a space
## A group right below
### A resource comment right below
last = Value
# Above junk, so by itself
junk =
# Two comments
## of two levels touch
# at the end
