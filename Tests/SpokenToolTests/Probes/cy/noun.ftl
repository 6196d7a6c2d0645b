## Things that are counted. "soft" and "aspirate" are mutations, where the noun has them.

noun-dose = dos
    .soft = ddos
    .plural = dosiau
    .gender = masculine
noun-medication = meddyginiaeth
    .soft = feddyginiaeth
    .plural = meddyginiaethau
    .gender = feminine
noun-tablet = tabled
    .soft = dabled
    .aspirate = thabled
    .plural = tabledi
    .gender = feminine
noun-message = neges
    .plural = negeseuon
    .gender = feminine
noun-conversation = sgwrs
    .plural = sgyrsiau
    .gender = feminine
noun-contact = cyswllt
    .soft = gyswllt
    .aspirate = chyswllt
    .plural = cysylltiadau
    .gender = masculine
noun-person = person
    .soft = berson
    .aspirate = pherson
    .plural = pobl
    .gender = masculine
noun-member = aelod
    .plural = aelodau
    .gender = masculine
noun-friend = ffrind
    .plural = ffrindiau
    .gender = masculine
noun-follower = dilynwr
    .soft = ddilynwr
    .plural = dilynwyr
    .gender = masculine
noun-comment = sylw
    .plural = sylwadau
    .gender = masculine
noun-reply = ateb
    .plural = atebion
    .gender = masculine
noun-photo = llun
    .soft = lun
    .plural = lluniau
    .gender = masculine
noun-video = fideo
    .plural = fideos
    .gender = masculine
noun-album = albwm
    .plural = albymau
    .gender = masculine
noun-song = cân
    .soft = gân
    .aspirate = chân
    .plural = caneuon
    .gender = feminine
noun-episode = pennod
    .soft = bennod
    .aspirate = phennod
    .plural = penodau
    .gender = feminine
noun-file = ffeil
    .plural = ffeiliau
    .gender = feminine
noun-folder = ffolder
    .plural = ffolderi
    .gender = masculine
noun-document = dogfen
    .soft = ddogfen
    .plural = dogfennau
    .gender = feminine
noun-attachment = atodiad
    .plural = atodiadau
    .gender = masculine
noun-page = tudalen
    .soft = dudalen
    .aspirate = thudalen
    .plural = tudalennau
    .gender = feminine
noun-book = llyfr
    .soft = lyfr
    .plural = llyfrau
    .gender = masculine
noun-article = erthygl
    .plural = erthyglau
    .gender = feminine
noun-note = nodyn
    .plural = nodiadau
    .gender = masculine
noun-link = dolen
    .soft = ddolen
    .plural = dolenni
    .gender = feminine
noun-task = tasg
    .soft = dasg
    .aspirate = thasg
    .plural = tasgau
    .gender = feminine
noun-project = prosiect
    .soft = brosiect
    .aspirate = phrosiect
    .plural = prosiectau
    .gender = masculine
noun-reminder = nodyn atgoffa
    .plural = nodiadau atgoffa
    .gender = masculine
noun-event = digwyddiad
    .soft = ddigwyddiad
    .plural = digwyddiadau
    .gender = masculine
noun-appointment = apwyntiad
    .plural = apwyntiadau
    .gender = masculine
noun-call = galwad
    .soft = alwad
    .plural = galwadau
    .gender = feminine
noun-notification = hysbysiad
    .plural = hysbysiadau
    .gender = masculine
noun-alert = rhybudd
    .soft = rybudd
    .plural = rhybuddion
    .gender = masculine
noun-update = diweddariad
    .soft = ddiweddariad
    .plural = diweddariadau
    .gender = masculine
noun-item = eitem
    .plural = eitemau
    .gender = feminine
noun-basket-item = cynnyrch
    .soft = gynnyrch
    .aspirate = chynnyrch
    .plural = cynhyrchion
    .gender = masculine
# same as noun-basket-item
noun-product = cynnyrch
    .soft = gynnyrch
    .aspirate = chynnyrch
    .plural = cynhyrchion
    .gender = masculine
noun-order = archeb
    .plural = archebion
    .gender = feminine
noun-review = adolygiad
    .plural = adolygiadau
    .gender = masculine
noun-rating = sgôr
    .plural = sgorau
    .gender = masculine
noun-result = canlyniad
    .soft = ganlyniad
    .aspirate = chanlyniad
    .plural = canlyniadau
    .gender = masculine
noun-option = dewis
    .soft = ddewis
    .plural = dewisiadau
    .gender = masculine
noun-error = gwall
    .soft = wall
    .plural = gwallau
    .gender = masculine
noun-device = dyfais
    .soft = ddyfais
    .plural = dyfeisiau
    .gender = feminine
noun-step = cam
    .soft = gam
    .aspirate = cham
    .plural = camau
    .gender = masculine
# Not "nod", which is the word for a character, too.
noun-goal = targed
    .soft = darged
    .aspirate = tharged
    .plural = targedau
    .gender = masculine
noun-question = cwestiwn
    .soft = gwestiwn
    .aspirate = chwestiwn
    .plural = cwestiynau
    .gender = masculine
    .completed = { adjective-answered }
# same as noun-reply
noun-answer = ateb
    .plural = atebion
    .gender = masculine
noun-attempt = ymgais
    .plural = ymgeisiau
    .gender = masculine
noun-star = seren
    .plural = sêr
    .gender = feminine
noun-point = pwynt
    .soft = bwynt
    .aspirate = phwynt
    .plural = pwyntiau
    .gender = masculine
noun-percentage-point = pwynt canran
    .soft = bwynt canran
    .aspirate = phwynt canran
    .plural = pwyntiau canran
    .gender = masculine
noun-workout = sesiwn ymarfer
    .plural = sesiynau ymarfer
    .gender = feminine
noun-day = diwrnod
    .soft = ddiwrnod
    .plural = diwrnodau
    .gender = masculine
noun-transaction = trafodyn
    .soft = drafodyn
    .aspirate = thrafodyn
    .plural = trafodion
    .gender = masculine
noun-payment = taliad
    .soft = daliad
    .aspirate = thaliad
    .plural = taliadau
    .gender = masculine
noun-account = cyfrif
    .soft = gyfrif
    .aspirate = chyfrif
    .plural = cyfrifon
    .gender = masculine
noun-piece = darn
    .soft = ddarn
    .plural = darnau
    .gender = masculine
noun-ticket = tocyn
    .soft = docyn
    .aspirate = thocyn
    .plural = tocynnau
    .gender = masculine
noun-seat = sedd
    .plural = seddi
    .gender = feminine
noun-stop = arhosfan
    .plural = arosfannau
    .gender = masculine
noun-character = nod
    .plural = nodau
    .gender = masculine
noun-vote = pleidlais
    .soft = bleidlais
    .aspirate = phleidlais
    .plural = pleidleisiau
    .gender = feminine
noun-voice-message = neges lais
    .plural = negeseuon llais
    .gender = feminine

## Spans of time. $case is the mutation asked for by the word before: soft, or aspirate after "a"

unit-second = eiliad
    .plural = eiliadau
    .gender = feminine
# Ten has a form of its own: deng munud.
unit-minute = { $count ->
    [10] { $case ->
        [soft] ddeng munud
       *[plain] deng munud
    }
    [zero] { numeral-feminine } munud
    [one] { numeral-feminine } funud
    [two] { numeral-feminine } funud
    [few] { numeral-feminine } munud
    [many] { numeral-feminine } munud
   *[other] { numeral-feminine } munud
}
    .gender = feminine
unit-hour = awr
    .plural = oriau
    .gender = feminine
unit-day = diwrnod
    .soft = ddiwrnod
    .plural = diwrnodau
    .plural-soft = ddiwrnodau
    .gender = masculine
# A fortnight; behind other numbers the word never changes.
unit-week = { $count ->
    [2] { $case ->
        [soft] bythefnos
        [aspirate] phythefnos
       *[plain] pythefnos
    }
   *[other] { numeral-feminine } wythnos
}
    .gender = feminine
# Two months are one word.
unit-month = { $count ->
    [2] { $case ->
        [soft] ddeufis
       *[plain] deufis
    }
    [zero] { numeral-masculine } mis
    [one] { numeral-masculine } mis
    [two] { numeral-masculine } fis
    [few] { numeral-masculine } mis
    [many] { numeral-masculine } mis
   *[other] { numeral-masculine } mis
}
    .gender = masculine
# Another noun after most numbers, and numerals of its own: pum mlynedd, ugain mlynedd.
unit-year = { $count ->
    [4] { $case ->
        [soft] bedair blynedd
        [aspirate] phedair blynedd
       *[plain] pedair blynedd
    }
    [10] { $case ->
        [soft] ddeng mlynedd
       *[plain] deng mlynedd
    }
    [12] { $case ->
        [soft] ddeuddeng mlynedd
       *[plain] deuddeng mlynedd
    }
    [15] { $case ->
        [soft] bymtheng mlynedd
        [aspirate] phymtheng mlynedd
       *[plain] pymtheng mlynedd
    }
    [20] ugain mlynedd
    [100] { $case ->
        [soft] gan mlynedd
        [aspirate] chan mlynedd
       *[plain] can mlynedd
    }
    [zero] { numeral-feminine } mlynedd
    [one] { numeral-feminine } flwyddyn
    [two] { numeral-feminine } flynedd
    [few] { numeral-feminine } blynedd
    [many] { numeral-feminine } blynedd
   *[other] { numeral-feminine } mlynedd
}
    .gender = feminine

## Words for states, where nouns have one of their own

adjective-answered = a atebwyd
