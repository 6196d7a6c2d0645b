## Things that belong to a person: the bare name stands before the thing, as in lists

thing-owned = { $who }: { $thing }
thing-profile-photo = சுயவிவரப் புகைப்படம்
thing-profile = சுயவிவரம்
thing-photo = புகைப்படம்
thing-photos = புகைப்படங்கள்
thing-tasks = பணிகள்
thing-messages = செய்திகள்
thing-account = கணக்கு
thing-calendar = காலெண்டர்
thing-location = இருப்பிடம்
thing-birthday = பிறந்தநாள்
