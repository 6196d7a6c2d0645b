## Things that belong to a person: names are not inflected, they come after a colon

thing-owned = { $thing }: { $who }

thing-profile-photo = profiilikuva
thing-profile = profiili
thing-photo = kuva
thing-photos = kuvat
thing-tasks = tehtävät
thing-messages = viestit
thing-account = tili
thing-calendar = kalenteri
thing-location = sijainti
thing-birthday = syntymäpäivä
