## When something happens. An infinitive: a verb would have the prefix of what it happens to (basi linawasili, mtu anawasili)

event-arrival = kuwasili { $when }
event-arrival-now = kuwasili sasa
# same as event-arrival
event-arrival-past = kuwasili { $when }
event-departure = kuondoka { $when }
event-departure-now = kuondoka sasa
# same as event-departure
event-departure-past = kuondoka { $when }
departure-cancelled = imeghairiwa
event-start = kuanza { $when }
event-start-now = kuanza sasa
# same as event-start
event-start-past = kuanza { $when }
event-end = kuisha { $when }
event-end-now = kuisha sasa
# same as event-end
event-end-past = kuisha { $when }
event-expiry = mwisho wa muda { $when }
event-expiry-now = mwisho wa muda sasa
# same as event-expiry
event-expiry-past = mwisho wa muda { $when }
# A place has a class of its own: panafunguliwa.
event-opening = panafunguliwa { $when }
event-opening-now = panafunguliwa sasa
event-opening-past = palifunguliwa { $when }
event-closing = panafungwa { $when }
event-closing-now = panafungwa sasa
event-closing-past = palifungwa { $when }
event-both = { $distance }, { $date }
    .time = { $distance }, { $time }

until-time = hadi { $time }
until-day = hadi { $date }
until-moment = hadi { $when }
until-open = pamefunguliwa { $when }
until-closed = pamefungwa { $when }
until-state = { $state } { $when }

since-time = tangu { $time }
since-day = tangu { $date }
since-month = tangu { $month }

## When something was done last: nouns

last-updated = sasisho la mwisho: { $when }
last-completed = ukamilishaji wa mwisho: { $when }
last-active = shughuli ya mwisho: { $when }
last-used = matumizi ya mwisho: { $when }
last-synced = usawazishaji wa mwisho: { $when }

delay-late = kuchelewa kwa { $duration }
delay-early = kuwahi kwa { $duration }
delay-none = kwa wakati

## Time that is left. Two units together would have two classes (mwezi mmoja na siku 3): the verb is that of "muda"

remaining = muda uliobaki: { $duration }
remaining-less = muda uliobaki: chini ya { $duration }
remaining-about = muda uliobaki: takriban { $duration }
remaining-none = muda umekwisha

gaining = ongezeko la { $amount }
losing = upungufu wa { $amount }
gain-none = hakuna mabadiliko
