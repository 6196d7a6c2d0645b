## Things that belong to a person: Alices profilbillede, Hannes' profilbillede. A name in another script has no ending

thing-owned = { TAIL($who) ->
    [s] { $who }' { $thing }
    [letter] { $who }s { $thing }
   *[other] { $thing } for { $who }
}
-tail-s = s x z ß
-tail-letter = a b c d e f g h i j k l m n o p q r t u v w y æ ø å ä ö é è ê ë á à â ã í ì ó ò ô õ ü ú ù ý ć č ç ń ñ š ž ł ř

thing-profile-photo = profilbillede
thing-profile = profil
thing-photo = billede
thing-photos = billeder
thing-tasks = opgaver
thing-messages = beskeder
thing-account = konto
thing-calendar = kalender
thing-location = placering
thing-birthday = fødselsdag
