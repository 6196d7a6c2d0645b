## Things that belong to a person: Ingrids profilbilde, Lars' profilbilde. A name in another script has no ending

thing-owned = { TAIL($who) ->
    [s] { $who }' { $thing }
    [letter] { $who }s { $thing }
   *[other] { $thing } for { $who }
}
-tail-s = s x z ß
-tail-letter = a b c d e f g h i j k l m n o p q r t u v w y å ä ö é è ê ë á à â ã í ì ó ò ô õ ø æ ü ú ù ý ć č ç ń ñ š ž ł ř

thing-profile-photo = profilbilde
thing-profile = profil
thing-photo = bilde
thing-photos = bilder
thing-tasks = oppgaver
thing-messages = meldinger
thing-account = konto
thing-calendar = kalender
thing-location = posisjon
thing-birthday = bursdag
