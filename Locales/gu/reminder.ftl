## Reminders that are sent as text messages (SMS), in the polite form that goes with તમે

reminder-greeting = નમસ્તે { $name }!
    .alone = નમસ્તે!
reminder-medication = દવાનો સમય થઈ ગયો છે.
    .morning = સવારની દવાનો સમય થઈ ગયો છે.
    .noon = બપોરની દવાનો સમય થઈ ગયો છે.
    .evening = સાંજની દવાનો સમય થઈ ગયો છે.
    .night = સૂતાં પહેલાંની દવાનો સમય થઈ ગયો છે.
reminder-task = હવે આ કરવાનું છે: { $task }
reminder-reply = જવાબમાં લખો:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = જો દવા લઈ લીધી હોય
reminder-done = કામ થઈ જાય ત્યારે
reminder-photo = ફોટો મોકલવા માટે
reminder-help = જો મદદ જોઈતી હોય
reminder-keyword-done = થઈ ગયું
reminder-keyword-photo = ફોટો
reminder-keyword-help = મદદ
reminder-signature = પ્રેમ સાથે, { $who }
    .alone = પ્રેમ સાથે, તમારો પરિવાર
