## Whose something is. The genitive of a name depends on the name: it stands behind a colon

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
