## Things that belong to a person, whose name is never inflected and has no article

thing-owned = { $thing }: { $who }
thing-profile-photo = φωτογραφία προφίλ
thing-profile = προφίλ
thing-photo = φωτογραφία
thing-photos = φωτογραφίες
thing-tasks = εργασίες
thing-messages = μηνύματα
thing-account = λογαριασμός
thing-calendar = ημερολόγιο
thing-location = τοποθεσία
thing-birthday = γενέθλια
