## Things that belong to a person. The name stands before a colon, for the genitive would change it

thing-owned = { $who }: { $thing }
thing-profile-photo = പ്രൊഫൈൽ ഫോട്ടോ
thing-profile = പ്രൊഫൈൽ
thing-photo = ഫോട്ടോ
thing-photos = ഫോട്ടോകൾ
thing-tasks = ടാസ്കുകൾ
thing-messages = സന്ദേശങ്ങൾ
thing-account = അക്കൗണ്ട്
thing-calendar = കലണ്ടർ
thing-location = ലൊക്കേഷൻ
thing-birthday = ജന്മദിനം
