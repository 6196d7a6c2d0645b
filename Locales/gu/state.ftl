## States: words that describe how something is, or before what is counted
##
## The value is the adjective, which is heard alone too: mostly a participle in એલ, which never changes (મોકલેલ). The
## forms "said" are its verb, after a noun (1 સંદેશ મોકલ્યો). The trait .place tells which states come after the noun, see
## counted-state. If another word comes before a noun, it is in adjective-…

## Words that many states share

# Something was done: ચેક કરેલ, 2 વિકલ્પો ચેક કર્યા
word-done = કરેલ
    .said = કર્યું
    .said-masculine = કર્યો
    .said-feminine = કરી
    .said-plural = કર્યા
    .said-neuter-plural = કર્યાં

# Something goes on: સિંક થઈ રહેલ ફાઇલો, 2 ફાઇલો સિંક થઈ રહી છે
word-going-on = થઈ રહેલ
    .said = થઈ રહ્યું
    .said-masculine = થઈ રહ્યો
    .said-feminine = થઈ રહી
    .said-plural = થઈ રહ્યા
    .said-neuter-plural = થઈ રહ્યાં

# કોઈ ડોઝ ચુકાયો નથી
word-missed = ચુકાયું
    .masculine = ચુકાયો
    .feminine = ચુકાઈ

# ગયા મહિને કોઈ નવો સંદેશ ન હતો
word-was-not = ન હતું
    .masculine = ન હતો
    .feminine = ન હતી

# 3 ડોઝ ઓછા
word-fewer = ઓછું
    .masculine = ઓછો
    .feminine = ઓછી
    .plural = ઓછા
    .neuter-plural = ઓછાં

## The states

state-taken = લીધેલ
    .said = લીધું
    .said-masculine = લીધો
    .said-feminine = લીધી
    .said-plural = લીધા
    .said-neuter-plural = લીધાં
    .place = done
state-missed = ચૂકી ગયેલ
    .said = ચૂકી ગયું
    .said-masculine = ચૂકી ગયો
    .said-feminine = ચૂકી ગઈ
    .said-plural = ચૂકી ગયા
    .said-neuter-plural = ચૂકી ગયાં
    .place = missed
state-skipped = સ્કિપ { word-done }
    .place = done
state-pending = પેન્ડિંગ
state-scheduled = શેડ્યૂલ { word-done }
    .place = done
# $case "label": the name of a field, before a time, which may still be ahead.
state-due = { $case ->
    [label] નિયત સમય
    [oblique] હમણાં બાકી
   *[state] સમય થઈ ગયો
}
# Before a noun only in filters and before postpositions: ફક્ત અત્યારના ડોઝ, but 3 ડોઝનો સમય થઈ ગયો
adjective-due = અત્યારનું
    .masculine = અત્યારનો
    .feminine = અત્યારની
    .plural = અત્યારના
    .neuter-plural = અત્યારનાં
    .place = due
state-overdue = { $case ->
    [oblique] { adjective-overdue }
   *[state] મુદત વીતી ગઈ
}
adjective-overdue = મુદત વીતેલ
    .place = late
state-completed = પૂર્ણ
adjective-completed = પૂર્ણ { word-done }
    .place = done
state-not-completed = { $case ->
    [oblique] { adjective-not-completed }
   *[state] પૂર્ણ નથી
}
adjective-not-completed = અધૂરું
    .masculine = અધૂરો
    .feminine = અધૂરી
    .plural = અધૂરા
    .neuter-plural = અધૂરાં
state-in-progress = { $case ->
    [oblique] { adjective-in-progress }
   *[state] પ્રગતિમાં છે
}
# As a verb with છે: 3 કાર્યો પ્રગતિમાં છે. Not ચાલુ, which is also “on”.
adjective-in-progress = પ્રગતિમાં રહેલ
    .said = પ્રગતિમાં
    .said-masculine = પ્રગતિમાં
    .said-feminine = પ્રગતિમાં
    .said-plural = પ્રગતિમાં
    .said-neuter-plural = પ્રગતિમાં
    .place = going
state-failed = નિષ્ફળ
    .place = last
state-cancelled = રદ { word-done }
    .place = done
state-approved = મંજૂર { word-done }
    .place = done
# Avoid નામંજૂર, which is easily heard as મંજૂર.
state-declined = નકારેલ
    .said = નકાર્યું
    .said-masculine = નકાર્યો
    .said-feminine = નકારી
    .said-plural = નકાર્યા
    .said-neuter-plural = નકાર્યાં
    .place = done
state-refunded = રિફંડ { word-done }
    .place = done
state-processing = { $case ->
    [oblique] પ્રોસેસિંગ ચાલુ
   *[state] પ્રોસેસ થઈ રહ્યું છે
}
adjective-processing = પ્રોસેસ { word-going-on }
    .place = going
state-shipped = રવાના { word-done }
    .place = done
state-delivered = ડિલિવર { word-done }
    .place = done
state-draft = ડ્રાફ્ટ
state-new = નવું
    .masculine = નવો
    .feminine = નવી
    .plural = નવા
    .neuter-plural = નવાં
state-read = વાંચેલ
state-unread = ન વાંચેલ
state-opened = ખોલેલ
    .said = ખોલ્યું
    .said-masculine = ખોલ્યો
    .said-feminine = ખોલી
    .said-plural = ખોલ્યા
    .said-neuter-plural = ખોલ્યાં
    .place = done
state-active = સક્રિય
state-inactive = નિષ્ક્રિય
state-on = ચાલુ
    .place = last
state-off = બંધ
    .place = last
state-enabled = ચાલુ { word-done }
    .place = done
state-disabled = બંધ { word-done }
    .place = done
state-online = ઑનલાઇન
    .place = last
state-offline = ઑફલાઇન
    .place = last
state-away = { $case ->
    [oblique] { adjective-away }
   *[state] હાજર નથી
}
adjective-away = ગેરહાજર
    .place = last
state-busy = વ્યસ્ત
    .place = last
state-connected = કનેક્ટેડ
    .place = last
state-disconnected = ડિસ્કનેક્ટેડ
    .place = last
state-selected = પસંદ { word-done }
    .place = done
state-not-selected = { $case ->
    [oblique] { adjective-not-selected }
   *[state] પસંદ કરેલ નથી
}
adjective-not-selected = પસંદ ન કરેલ
state-checked = ચેક { word-done }
    .place = done
state-unchecked = { $case ->
    [oblique] { adjective-unchecked }
   *[state] ચેક કરેલ નથી
}
adjective-unchecked = ચેક ન કરેલ
state-partially-checked = આંશિક રીતે ચેક { word-done }
state-expanded = વિસ્તૃત { word-done }
state-collapsed = સંકુચિત { word-done }
state-required = આવશ્યક
state-optional = વૈકલ્પિક
state-valid = માન્ય
state-invalid = અમાન્ય
state-empty = ખાલી
state-full = ભરેલ
state-playing = { $case ->
    [oblique] { adjective-playing }
   *[state] પ્લે થઈ રહ્યું છે
}
adjective-playing = પ્લે { word-going-on }
    .place = going
state-paused = થોભાવેલ
state-stopped = અટકેલ
state-muted = મ્યૂટ { word-done }
state-unmuted = અનમ્યૂટ { word-done }
state-locked = લૉક { word-done }
state-unlocked = અનલૉક { word-done }
state-favorite = મનપસંદ
state-pinned = પિન { word-done }
state-archived = આર્કાઇવ { word-done }
state-verified = ચકાસેલ
state-not-verified = { $case ->
    [oblique] { adjective-not-verified }
   *[state] ચકાસેલ નથી
}
adjective-not-verified = ન ચકાસેલ
state-expired = સમયસીમા સમાપ્ત
# Before a noun as people say it of tickets and medicines.
adjective-expired = એક્સપાયર થયેલ
state-available = ઉપલબ્ધ
    .place = last
state-unavailable = { $case ->
    [oblique] { adjective-unavailable }
   *[state] ઉપલબ્ધ નથી
}
adjective-unavailable = અનુપલબ્ધ
    .place = last
state-out-of-stock = { $case ->
    [oblique] { adjective-out-of-stock }
   *[state] સ્ટૉકમાં નથી
}
adjective-out-of-stock = આઉટ ઑફ સ્ટૉક
    .place = last
state-live = લાઇવ
state-syncing = { $case ->
    [oblique] સિંક ચાલુ
   *[state] સિંક થઈ રહ્યું છે
}
adjective-syncing = સિંક { word-going-on }
    .place = going
state-synced = સિંક { word-done }
    .place = done
state-charging = { $case ->
    [oblique] ચાર્જિંગ ચાલુ
   *[state] ચાર્જ થઈ રહ્યું છે
}
adjective-charging = ચાર્જ { word-going-on }
    .place = going
# After a number ઓછું alone would be "fewer".
state-low = { word-fewer }
adjective-low = ઓછા પ્રમાણવાળું
    .masculine = ઓછા પ્રમાણવાળો
    .feminine = ઓછા પ્રમાણવાળી
    .plural = ઓછા પ્રમાણવાળા
    .neuter-plural = ઓછા પ્રમાણવાળાં
state-critical = ગંભીર
state-filtered = ફિલ્ટર { word-done }
state-correct = સાચું
    .masculine = સાચો
    .feminine = સાચી
    .plural = સાચા
    .neuter-plural = સાચાં
state-incorrect = ખોટું
    .masculine = ખોટો
    .feminine = ખોટી
    .plural = ખોટા
    .neuter-plural = ખોટાં
state-edited = એડિટ { word-done }
state-forwarded = ફૉરવર્ડ { word-done }
state-played = પ્લે { word-done }
    .place = done
state-followed = ફૉલો { word-done }
state-not-applicable = { $case ->
    [oblique] { adjective-not-applicable }
   *[state] લાગુ પડતું નથી
}
adjective-not-applicable = લાગુ ન પડતું
    .masculine = લાગુ ન પડતો
    .feminine = લાગુ ન પડતી
    .plural = લાગુ ન પડતા
    .neuter-plural = લાગુ ન પડતાં
state-weak = નબળું
    .masculine = નબળો
    .feminine = નબળી
    .plural = નબળા
    .neuter-plural = નબળાં
state-medium = મધ્યમ
state-strong = મજબૂત
state-range-start = ગાળાની શરૂઆત
# With a noun: ગાળાની શરૂઆતનો 1 દિવસ
adjective-range-start = ગાળાની શરૂઆતનું
    .masculine = ગાળાની શરૂઆતનો
    .feminine = ગાળાની શરૂઆતની
    .plural = ગાળાની શરૂઆતના
    .neuter-plural = ગાળાની શરૂઆતનાં
    .place = first
state-range-end = { $case ->
    [oblique] ગાળાના અંત
   *[state] ગાળાનો અંત
}
adjective-range-end = ગાળાના અંતનું
    .masculine = ગાળાના અંતનો
    .feminine = ગાળાના અંતની
    .plural = ગાળાના અંતના
    .neuter-plural = ગાળાના અંતનાં
    .place = first

## A state after the word for "status"

status = સ્થિતિ: { $state }
