## Files that are sent from this device (upload) or to it (download)
##
## The state of the transfer comes first. Each detail follows it, joined by the message "transfer-detail".

# Files are being sent from this device.
# Example: Uploading
transfer-upload = uploading
# Files are being sent to this device.
# Example: Downloading
transfer-download = downloading
# The transfer hasn't begun or was interrupted, because other transfers go first.
# Example: Waiting
transfer-waiting = waiting
# The transfer will continue when the device is connected to Wi-Fi.
# Example: Waiting for Wi-Fi
transfer-waiting-wifi = waiting for Wi-Fi
# The transfer will continue when the device is connected to the internet.
# Example: Waiting for a connection
transfer-waiting-connection = waiting for a connection
# The transfer is paused.
# $progress (phrase): how much is done, such as "40 percent".
# Example: Paused at 40 percent
transfer-paused-at = paused at { $progress }
# The transfer failed, and is being tried again now.
# Example: Retrying
transfer-retrying = retrying
# The transfer failed, and will be tried again.
# $duration (phrase): the time until then, such as "10 seconds".
# Example: Retrying in 10 seconds
transfer-retrying-in = retrying in { $duration }
# $progress (phrase, optional): how much was done, such as "40 percent".
# .at: if the progress is known. English uses "at", because "failed, 40 percent" would mean that 40 percent failed.
# Example: Upload failed
transfer-upload-failed = upload failed
    .at = upload failed at { $progress }
# $progress (phrase, optional): how much was done, such as "40 percent".
# .at: if the progress is known.
# Example: Download failed
transfer-download-failed = download failed
    .at = download failed at { $progress }
# Example: Upload complete
transfer-upload-done = upload complete
# Example: Download complete
transfer-download-done = download complete

## Transfers of several files, photos, or other things

# The number of uploaded things, and the total. Say both numbers. To say the noun only once,
# use either $completed and $counted, or $done and $total.
# $completed (whole number, optional): how many are done.
# $total (whole number, optional): how many there are.
# $done (phrase, optional): how many are done, with the noun, such as "3 files".
# $counted (phrase, optional): how many there are, with the noun, such as "8 files".
# Example: 3 of 8 files uploaded
transfer-uploaded = { $completed } of { $counted } uploaded
# The number of downloaded things, and the total. Say both numbers, as in transfer-uploaded.
# $completed (whole number, optional): how many are done.
# $total (whole number, optional): how many there are.
# $done (phrase, optional): how many are done, with the noun.
# $counted (phrase, optional): how many there are, with the noun.
# Example: 3 of 8 files downloaded
transfer-downloaded = { $completed } of { $counted } downloaded
# All things are uploaded. There may have been only one.
# $total (whole number, optional): how many there are.
# $counted (phrase, optional): how many there are, with the noun.
# Example: All 8 files uploaded
transfer-uploaded-all = { $total ->
    [1] { $counted } uploaded
    [2] { $counted } uploaded
   *[other] all { $counted } uploaded
}
# All things are downloaded. There may have been only one.
# $total (whole number, optional): how many there are.
# $counted (phrase, optional): how many there are, with the noun.
# Example: All 8 files downloaded
transfer-downloaded-all = { $total ->
    [1] { $counted } downloaded
    [2] { $counted } downloaded
   *[other] all { $counted } downloaded
}
# The number of things that couldn't be transferred. This phrase has no noun, because it follows a phrase such as "3 of
# 8 files uploaded".
# $count (whole number): how many, 1 or more.
# $noun (phrase, optional): the kind of things, if a verb must agree with it.
# Example: 1 failed
transfer-failures = { $count } failed

# Joins the state of a transfer and a detail.
# $first (phrase): the state, and the details before this one.
# $second (phrase): the detail, such as a percentage, the number of failures, or the time that is left.
# Example: Uploading, 40 percent
transfer-detail = { $first }, { $second }

## The connection of the device, announced when it changes

# The device is connected to the internet again.
# Example: Back online
back-online = back online
# The connection was lost. The listener's changes are saved on the device.
# Example: Offline, changes are kept on this device
offline-kept = offline, changes are kept on this device
