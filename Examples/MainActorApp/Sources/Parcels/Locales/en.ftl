# Heard when parcels have come.
# $who (text): whose.
# $n (whole number): how many.
# Example: Maya got 3 parcels
# Swift: delivered(to:_:)
delivered = { $n ->
    [one] { $who } got { $n } parcel
   *[other] { $who } got { $n } parcels
}

# The name of an action, from the screen reader's menu.
track = Track

# The state of a parcel.
# Example: Status: Out for delivery
# Swift: Status
out-for-delivery = out for delivery

# The name of a field: who sent the parcel.
# Example: Sender: Ada
# Swift: Field
sender = Sender

# What happens when the row is used.
# Example: Opens the map
# Swift: Hint.map
outcome-map = { $case ->
    [infinitive] open the map
   *[statement] opens the map
}
