## Files on their way: away from this device (upload), or to it (download)
## What goes on comes first, and what is known of it follows, each behind the joint at the end of this file.

# Example: Uploading
transfer-upload = uploading
# Example: Downloading
transfer-download = downloading
# It does not go on for now, be it not begun or in part done: others go first.
# Example: Waiting
transfer-waiting = waiting
# Example: Waiting for Wi-Fi
transfer-waiting-wifi = waiting for Wi-Fi
# Example: Waiting for a connection
transfer-waiting-connection = waiting for a connection
# Example: Paused
transfer-paused = paused
# $progress (phrase): how much is done, in percent.
# Example: Paused at 40 percent
transfer-paused-at = paused at { $progress }
# It failed, and is being tried again at this moment.
# Example: Retrying
transfer-retrying = retrying
# $duration (phrase): a span of time.
# Example: Retrying in 10 seconds
transfer-retrying-in = retrying in { $duration }
# $progress (phrase, optional): how much was done, in percent.
# .at: where that is known. Behind a comma it would be heard as how much failed.
# Example: Upload failed
transfer-upload-failed = upload failed
    .at = upload failed at { $progress }
# $progress (phrase, optional): how much was done, in percent.
# .at: where that is known.
# Example: Download failed
transfer-download-failed = download failed
    .at = download failed at { $progress }
# Example: Upload complete
transfer-upload-done = upload complete
# Example: Download complete
transfer-download-done = download complete

## Several files, photos, or other things together

# Say how many are done and how many there are; the noun stands in one of the two phrases that count it.
# $completed (whole number, optional): how many are done.
# $total (whole number, optional): how many there are.
# $done (phrase, optional): so many that are done: 3 files.
# $counted (phrase, optional): so many as there are: 8 files.
# Example: 3 of 8 files uploaded
transfer-uploaded = { $completed } of { $counted } uploaded
# $completed (whole number, optional): how many are done.
# $total (whole number, optional): how many there are.
# $done (phrase, optional): so many that are done: 3 files.
# $counted (phrase, optional): so many as there are: 8 files.
# Example: 3 of 8 files downloaded
transfer-downloaded = { $completed } of { $counted } downloaded
# All of them, 1 or more.
# $total (whole number, optional): how many there are.
# $counted (phrase, optional): so many: 8 files.
# Example: All 8 files uploaded
transfer-uploaded-all = { $total ->
    [1] { $counted } uploaded
    [2] { $counted } uploaded
   *[other] all { $counted } uploaded
}
# $total (whole number, optional): how many there are.
# $counted (phrase, optional): so many: 8 files.
# Example: All 8 files downloaded
transfer-downloaded-all = { $total ->
    [1] { $counted } downloaded
    [2] { $counted } downloaded
   *[other] all { $counted } downloaded
}
# Behind "3 of 8 files uploaded", so without the noun.
# $count (whole number): how many could not be transferred, 1 or more.
# $noun (phrase, optional): what they are, by which a verb may agree.
# Example: 1 failed
transfer-failures = { $count } failed

# The joint between what goes on and what is known of it.
# $first (phrase): what goes on, and what was said of it before.
# $second (phrase): a percentage, how many failed, or how much time is left.
# Example: Uploading, 40 percent
transfer-detail = { $first }, { $second }

## The connection, said when it changes

# Example: Back online
back-online = back online
# Example: Offline, changes are kept on this device
offline-kept = offline, changes are kept on this device
