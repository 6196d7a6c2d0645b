## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }
thing-profile-photo = фото профиля
thing-profile = профиль
thing-photo = фотография
thing-photos = фотографии
thing-tasks = задачи
thing-messages = сообщения
thing-account = счёт
thing-calendar = календарь
thing-location = местоположение
thing-birthday = день рождения
