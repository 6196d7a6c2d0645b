## Nouns: things that apps count
##
## The value is the singular. A noun that has only a value and a gender never changes, as most English words. An
## attribute with the name of a state is another word for that state, or the whole count, written out.

noun-dose = ડોઝ
    .gender = masculine
    .overdue = { adjective-not-taken-in-time }
noun-medication = દવા
    .plural = દવાઓ
    .gender = feminine
    .active = { adjective-current }
    .inactive = { adjective-discontinued }
    .overdue = { adjective-not-taken-in-time }
noun-tablet = ગોળી
    .plural = ગોળીઓ
    .gender = feminine
    .overdue = { adjective-not-taken-in-time }
noun-message = સંદેશ
    .plural = સંદેશા
    .gender = masculine
noun-conversation = વાતચીત
    .plural = વાતચીતો
    .gender = feminine
noun-contact = સંપર્ક
    .plural = સંપર્કો
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-person = વ્યક્તિ
    .plural = વ્યક્તિઓ
    .gender = feminine
    .being = person
    .overdue = { adjective-late }
noun-member = સભ્ય
    .plural = સભ્યો
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-friend = મિત્ર
    .plural = મિત્રો
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-follower = ફૉલોઅર
    .plural = ફૉલોઅર્સ
    .gender = masculine
    .being = person
    .overdue = { adjective-late }
noun-comment = કૉમેન્ટ
    .gender = feminine
noun-reply = જવાબ
    .plural = જવાબો
    .gender = masculine
noun-photo = ફોટો
    .oblique = ફોટા
    .plural = ફોટા
    .gender = masculine
noun-video = વીડિયો
    .gender = masculine
noun-album = આલ્બમ
    .gender = neuter
noun-song = ગીત
    .plural = ગીતો
    .gender = neuter
noun-episode = એપિસોડ
    .gender = masculine
noun-file = ફાઇલ
    .plural = ફાઇલો
    .gender = feminine
noun-folder = ફોલ્ડર
    .gender = neuter
noun-document = દસ્તાવેજ
    .plural = દસ્તાવેજો
    .gender = masculine
noun-attachment = જોડાણ
    .plural = જોડાણો
    .gender = neuter
noun-page = પેજ
    .gender = neuter
noun-book = પુસ્તક
    .plural = પુસ્તકો
    .gender = neuter
noun-article = લેખ
    .plural = લેખો
    .gender = masculine
noun-note = નોંધ
    .plural = નોંધો
    .gender = feminine
noun-link = લિંક
    .gender = feminine
noun-task = કાર્ય
    .plural = કાર્યો
    .gender = neuter
    .overdue = { adjective-not-done-in-time }
noun-project = પ્રોજેક્ટ
    .gender = masculine
noun-reminder = રિમાઇન્ડર
    .gender = neuter
noun-event = ઇવેન્ટ
    .gender = feminine
noun-appointment = અપૉઇન્ટમેન્ટ
    .gender = feminine
noun-call = કૉલ
    .gender = masculine
    .missed = { adjective-missed-call }
noun-notification = નોટિફિકેશન
    .gender = neuter
noun-alert = અલર્ટ
    .gender = neuter
noun-update = અપડેટ
    .gender = feminine
noun-item = આઇટમ
    .gender = feminine
noun-basket-item = આઇટમ
    .gender = feminine
# What is low is its stock.
noun-product = પ્રોડક્ટ
    .gender = feminine
    .low = { adjective-low-stock }
noun-order = ઑર્ડર
    .gender = masculine
noun-review = રિવ્યૂ
    .gender = masculine
noun-rating = રેટિંગ
    .gender = neuter
noun-result = પરિણામ
    .plural = પરિણામો
    .gender = neuter
noun-option = વિકલ્પ
    .plural = વિકલ્પો
    .gender = masculine
noun-error = ભૂલ
    .plural = ભૂલો
    .gender = feminine
# What is low is its battery.
noun-device = ડિવાઇસ
    .gender = neuter
    .low = { adjective-low-battery }
# A step that is walked or is part of a task.
noun-step = પગલું
    .oblique = પગલા
    .plural = પગલાં
    .gender = neuter
noun-goal = લક્ષ્ય
    .plural = લક્ષ્યો
    .gender = neuter
    .completed = { adjective-achieved }
# "3 questions were answered"
# same for every number
noun-question = પ્રશ્ન
    .plural = પ્રશ્નો
    .gender = masculine
    .completed = { $count ->
        [0] કોઈ પ્રશ્નનો જવાબ આપ્યો નથી
        [1] { $count } પ્રશ્નનો જવાબ આપ્યો
        [one] { $count } પ્રશ્નોના જવાબ આપ્યા
       *[other] { $count } પ્રશ્નોના જવાબ આપ્યા
    }
# same as noun-reply
noun-answer = જવાબ
    .plural = જવાબો
    .gender = masculine
noun-attempt = પ્રયાસ
    .plural = પ્રયાસો
    .gender = masculine
noun-star = સ્ટાર
    .gender = masculine
noun-point = પૉઇન્ટ
    .gender = masculine
noun-percentage-point = ટકાવારી પૉઇન્ટ
    .gender = masculine
noun-workout = વર્કઆઉટ
    .gender = neuter
noun-day = દિવસ
    .gender = masculine
noun-transaction = વ્યવહાર
    .plural = વ્યવહારો
    .gender = masculine
noun-payment = ચુકવણી
    .plural = ચુકવણીઓ
    .gender = feminine
    .due = { adjective-payable }
noun-account = એકાઉન્ટ
    .gender = neuter
noun-ticket = ટિકિટ
    .gender = feminine
noun-piece = નંગ
    .gender = neuter
noun-seat = સીટ
    .gender = feminine
noun-stop = સ્ટૉપ
    .gender = neuter
noun-character = અક્ષર
    .plural = અક્ષરો
    .gender = masculine
noun-vote = મત
    .gender = masculine
# What is not read, but heard.
noun-voice-message = વૉઇસ સંદેશ
    .plural = વૉઇસ સંદેશા
    .gender = masculine
    .read = { adjective-heard }
    .unread = { adjective-unheard }

## Units of time, with the form that tells how often: દર કલાકે

# accepted: cldr-name
unit-second = સેકન્ડ
    .when = સેકન્ડે
    .gender = feminine
unit-minute = મિનિટ
    .when = મિનિટે
    .gender = feminine
unit-hour = કલાક
    .when = કલાકે
    .gender = masculine
unit-day = દિવસ
    .when = દિવસે
    .gender = masculine
unit-week = અઠવાડિયું
    .oblique = અઠવાડિયા
    .plural = અઠવાડિયાં
    .when = અઠવાડિયે
    .gender = neuter
unit-month = મહિનો
    .oblique = મહિના
    .plural = મહિના
    .when = મહિને
    .gender = masculine
unit-year = વર્ષ
    .when = વર્ષે
    .gender = neuter

## Words for states that some nouns have instead of the usual ones

# Describes a goal.
adjective-achieved = હાંસલ { word-done }
    .place = done
# Describe medicines, of which સક્રિય would be the substance.
adjective-current = ચાલુ
adjective-discontinued = બંધ { word-done }
# Describes a telephone call: the English word, which never changes.
adjective-missed-call = મિસ્ડ
# Describes a device.
adjective-low-battery = ઓછી બેટરીવાળું
    .masculine = ઓછી બેટરીવાળો
    .feminine = ઓછી બેટરીવાળી
    .plural = ઓછી બેટરીવાળા
    .neuter-plural = ઓછી બેટરીવાળાં
# Describes goods.
adjective-low-stock = ઓછા સ્ટૉકવાળું
    .masculine = ઓછા સ્ટૉકવાળો
    .feminine = ઓછા સ્ટૉકવાળી
    .plural = ઓછા સ્ટૉકવાળા
    .neuter-plural = ઓછા સ્ટૉકવાળાં
adjective-not-taken-in-time = સમયસર ન લીધેલ
# Describes a task.
adjective-not-done-in-time = સમયસર ન થયેલ
    .place = late
# Describes a payment.
adjective-payable = ચૂકવવાપાત્ર
# Describes people.
adjective-late = મોડું
    .masculine = મોડો
    .feminine = મોડી
    .plural = મોડા
    .neuter-plural = મોડાં
    .place = last
# Describe a voice message.
adjective-heard = સાંભળેલ
adjective-unheard = ન સાંભળેલ
