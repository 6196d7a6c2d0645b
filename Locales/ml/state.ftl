## States: words that describe how something is, or before what is counted
##
## The value is heard alone and after a name: വായിച്ചു, Aspirin: കഴിച്ചു. Before a noun there is the relative participle:
## വായിച്ച 3 സന്ദേശങ്ങൾ. Every such form ends in a vowel, so that "വ" makes it what isn't named (വായിച്ചവ, see filter-only), and "തായി" what is done (വായിച്ചതായി, see action-mark).

# Something was done: ലോക്ക് ചെയ്തു
word-done = ചെയ്തു
    .attribute = ചെയ്ത

## The states

# Of a medicine.
state-taken = കഴിച്ചു
    .attribute = കഴിച്ച
state-missed = വിട്ടുപോയി
    .attribute = വിട്ടുപോയ
state-skipped = ഒഴിവാക്കി
    .attribute = ഒഴിവാക്കിയ
state-pending = പെൻഡിംഗിലാണ്
    .attribute = പെൻഡിംഗിലുള്ള
state-scheduled = ഷെഡ്യൂൾ { word-done }
# $case "label": the name of a field, before a time.
state-due = { $case ->
    [label] നിശ്ചിത സമയം
    [as] സമയമായ
   *[state] സമയമായി
}
adjective-due = സമയമായി
    .attribute = സമയമായ
    .place = before
state-overdue = സമയപരിധി കഴിഞ്ഞു
    .attribute = സമയപരിധി കഴിഞ്ഞ
state-completed = പൂർത്തിയായി
    .attribute = പൂർത്തിയായ
state-not-completed = പൂർത്തിയായിട്ടില്ല
    .attribute = പൂർത്തിയാകാത്ത
state-in-progress = പുരോഗമിക്കുന്നു
    .attribute = പുരോഗമിക്കുന്ന
state-failed = പരാജയപ്പെട്ടു
    .attribute = പരാജയപ്പെട്ട
state-cancelled = റദ്ദാക്കി
    .attribute = റദ്ദാക്കിയ
state-approved = അംഗീകരിച്ചു
    .attribute = അംഗീകരിച്ച
state-declined = നിരസിച്ചു
    .attribute = നിരസിച്ച
state-refunded = റീഫണ്ട് { word-done }
state-processing = പ്രോസസ് ചെയ്യുന്നു
    .attribute = പ്രോസസ് ചെയ്യുന്ന
state-shipped = അയച്ചു
    .attribute = അയച്ച
state-delivered = ഡെലിവർ { word-done }
state-draft = ഡ്രാഫ്റ്റ്
    .attribute = ഡ്രാഫ്റ്റായ
state-new = പുതിയത്
    .attribute = പുതിയ
# same for every case
state-read = വായിച്ചു
    .attribute = വായിച്ച
state-unread = വായിച്ചിട്ടില്ല
    .attribute = വായിക്കാത്ത
state-opened = തുറന്നു
    .attribute = തുറന്ന
state-active = സജീവം
    .attribute = സജീവമായ
state-inactive = നിഷ്ക്രിയം
    .attribute = നിഷ്ക്രിയമായ
state-on = ഓണാണ്
    .attribute = ഓണായ
state-off = ഓഫാണ്
    .attribute = ഓഫായ
state-enabled = പ്രവർത്തനക്ഷമമാക്കി
    .attribute = പ്രവർത്തനക്ഷമമാക്കിയ
state-disabled = പ്രവർത്തനരഹിതമാക്കി
    .attribute = പ്രവർത്തനരഹിതമാക്കിയ
state-online = ഓൺലൈനിൽ
    .attribute = ഓൺലൈനിലുള്ള
state-offline = ഓഫ്ലൈനിൽ
    .attribute = ഓഫ്ലൈനിലുള്ള
state-away = സ്ഥലത്തില്ല
    .attribute = സ്ഥലത്തില്ലാത്ത
state-busy = തിരക്കിലാണ്
    .attribute = തിരക്കിലുള്ള
state-connected = കണക്റ്റ് { word-done }
state-disconnected = വിച്ഛേദിച്ചു
    .attribute = വിച്ഛേദിച്ച
state-selected = തിരഞ്ഞെടുത്തു
    .attribute = തിരഞ്ഞെടുത്ത
state-not-selected = തിരഞ്ഞെടുത്തിട്ടില്ല
    .attribute = തിരഞ്ഞെടുക്കാത്ത
state-checked = ചെക്ക് { word-done }
state-unchecked = ചെക്ക് ചെയ്തിട്ടില്ല
    .attribute = ചെക്ക് ചെയ്യാത്ത
state-partially-checked = ഭാഗികമായി ചെക്ക് { word-done }
state-expanded = വികസിപ്പിച്ചു
    .attribute = വികസിപ്പിച്ച
state-collapsed = ചുരുക്കി
    .attribute = ചുരുക്കിയ
state-required = ആവശ്യമാണ്
    .attribute = ആവശ്യമായ
state-optional = ഓപ്ഷണൽ
    .attribute = ഓപ്ഷണലായ
state-valid = സാധുവാണ്
    .attribute = സാധുവായ
state-invalid = സാധുവല്ല
    .attribute = സാധുവല്ലാത്ത
state-empty = ശൂന്യം
    .attribute = ശൂന്യമായ
state-full = നിറഞ്ഞു
    .attribute = നിറഞ്ഞ
state-playing = പ്ലേ ചെയ്യുന്നു
    .attribute = പ്ലേ ചെയ്യുന്ന
state-paused = പോസ് { word-done }
state-stopped = നിർത്തി
    .attribute = നിർത്തിയ
state-muted = മ്യൂട്ട് { word-done }
state-unmuted = അൺമ്യൂട്ട് { word-done }
state-locked = ലോക്ക് { word-done }
state-unlocked = അൺലോക്ക് { word-done }
state-favorite = പ്രിയപ്പെട്ടത്
    .attribute = പ്രിയപ്പെട്ട
state-pinned = പിൻ { word-done }
state-archived = ആർക്കൈവ് { word-done }
state-verified = പരിശോധിച്ചുറപ്പിച്ചു
    .attribute = പരിശോധിച്ചുറപ്പിച്ച
state-not-verified = പരിശോധിച്ചുറപ്പിച്ചിട്ടില്ല
    .attribute = പരിശോധിച്ചുറപ്പിക്കാത്ത
state-expired = കാലാവധി കഴിഞ്ഞു
    .attribute = കാലാവധി കഴിഞ്ഞ
state-available = ലഭ്യമാണ്
    .attribute = ലഭ്യമായ
state-unavailable = ലഭ്യമല്ല
    .attribute = ലഭ്യമല്ലാത്ത
state-out-of-stock = സ്റ്റോക്കില്ല
    .attribute = സ്റ്റോക്കില്ലാത്ത
state-live = ലൈവ്
    .attribute = ലൈവായ
state-syncing = സിങ്ക് ചെയ്യുന്നു
    .attribute = സിങ്ക് ചെയ്യുന്ന
state-synced = സിങ്ക് { word-done }
state-charging = ചാർജ് ആകുന്നു
    .attribute = ചാർജ് ആകുന്ന
state-low = കുറവാണ്
    .attribute = കുറഞ്ഞ
state-critical = ഗുരുതരം
    .attribute = ഗുരുതരമായ
state-filtered = ഫിൽട്ടർ { word-done }
state-correct = ശരിയാണ്
    .attribute = ശരിയായ
state-incorrect = തെറ്റാണ്
    .attribute = തെറ്റായ
state-edited = എഡിറ്റ് { word-done }
state-forwarded = ഫോർവേഡ് { word-done }
state-played = പ്ലേ { word-done }
# With നിങ്ങൾ, for ഫോളോ ചെയ്യുന്ന പേർ alone are those who follow.
state-followed = നിങ്ങൾ ഫോളോ ചെയ്യുന്നു
    .attribute = നിങ്ങൾ ഫോളോ ചെയ്യുന്ന
state-not-applicable = ബാധകമല്ല
    .attribute = ബാധകമല്ലാത്ത
state-weak = ദുർബലം
    .attribute = ദുർബലമായ
state-medium = ഇടത്തരം
    .attribute = ഇടത്തരമായ
state-strong = ശക്തം
    .attribute = ശക്തമായ
state-range-start = കാലയളവിന്റെ തുടക്കം
    .attribute = കാലയളവിന്റെ തുടക്കമായ
state-range-end = കാലയളവിന്റെ അവസാനം
    .attribute = കാലയളവിന്റെ അവസാനമായ

## A state after the word for "status"

status = നില: { $state }
