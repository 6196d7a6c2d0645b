## Things that belong to a person: the name stays as it is

thing-owned = { $who } { $thing }
thing-profile-photo = ప్రొఫైల్ ఫోటో
thing-profile = ప్రొఫైల్
thing-photo = ఫోటో
thing-photos = ఫోటోలు
thing-tasks = టాస్కులు
thing-messages = సందేశాలు
thing-account = ఖాతా
thing-calendar = క్యాలెండర్
thing-location = లొకేషన్
thing-birthday = పుట్టినరోజు
