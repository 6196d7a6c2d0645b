# Heard when parcels have come. $who (text): whose; $n (number): how many. "Maya got 3 parcels".
delivered = { $n ->
    [one] { $who } got { $n } parcel
   *[other] { $who } got { $n } parcels
}

# The name of an action, from the screen reader's menu. "Track".
track = Track

# The state of a parcel. "Status: Out for delivery".
out-for-delivery = out for delivery

# The name of a field: who sent the parcel. "Sender: Ada".
sender = Sender

# What happens when the row is used. "Opens the map".
outcome-map = { $case ->
    [infinitive] open the map
   *[statement] opens the map
}
