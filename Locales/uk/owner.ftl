## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = фото профілю
thing-profile = профіль
thing-photo = фото
thing-photos = фотографії
thing-tasks = завдання
thing-messages = повідомлення
thing-account = рахунок
thing-calendar = календар
thing-location = місцеперебування
thing-birthday = день народження
