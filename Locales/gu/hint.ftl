## Outcomes of controls. The statement is used for the control (વિગતો ખોલે છે); "infinitive" comes before માટે.

outcome-details = { $case ->
    [infinitive] વિગતો જોવા
   *[statement] વિગતો ખોલે છે
}
outcome-details-and-transactions = { $case ->
    [infinitive] વિગતો અને વ્યવહારો જોવા
   *[statement] વિગતો અને વ્યવહારો ખોલે છે
}
outcome-details-of = { $case ->
    [infinitive] { $who }ની વિગતો જોવા
   *[statement] { $who }ની વિગતો ખોલે છે
}
outcome-tasks-of = { $case ->
    [infinitive] { $who }નાં કાર્યો જોવા
   *[statement] { $who }નાં કાર્યો ખોલે છે
}
    .alone = { $case ->
        [infinitive] કાર્યો જોવા
       *[statement] કાર્યો ખોલે છે
    }
outcome-task-details = { $case ->
    [infinitive] કાર્યની વિગતો જોવા
   *[statement] કાર્યની વિગતો ખોલે છે
}
outcome-full-screen = { $case ->
    [infinitive] પૂર્ણ સ્ક્રીનમાં જોવા
   *[statement] પૂર્ણ સ્ક્રીનમાં ખોલે છે
}
outcome-profile = { $case ->
    [infinitive] પ્રોફાઇલ બદલવા
   *[statement] પ્રોફાઇલ બદલે છે
}
outcome-filter = { $case ->
    [infinitive] ફિલ્ટરના વિકલ્પો બતાવવા
   *[statement] ફિલ્ટરના વિકલ્પો બતાવે છે
}
outcome-calendar = { $case ->
    [infinitive] બીજી કોઈ તારીખ પસંદ કરવા
   *[statement] બીજી કોઈ તારીખ પસંદ કરવા કૅલેન્ડર ખોલે છે
}
outcome-sign-in = { $case ->
    [infinitive] ઇમેઇલ અને પાસવર્ડ વડે સાઇન ઇન કરવા
   *[statement] ઇમેઇલ અને પાસવર્ડ વડે સાઇન ઇન કરે છે
}
outcome-reset-password = { $case ->
    [infinitive] પાસવર્ડ રીસેટ કરવા
   *[statement] પાસવર્ડ રીસેટ કરે છે
}
outcome-save = { $case ->
    [infinitive] ફેરફારો સાચવવા
   *[statement] ફેરફારો સાચવે છે
}
# Avoid "હંમેશ માટે", which would come before another માટે.
outcome-delete = { $case ->
    [infinitive] { $name } કાયમી રીતે ડિલીટ કરવા
   *[statement] { $name } કાયમી રીતે ડિલીટ કરે છે
}
    .alone = { $case ->
        [infinitive] આને કાયમી રીતે ડિલીટ કરવા
       *[statement] આને કાયમી રીતે ડિલીટ કરે છે
    }
outcome-play = { $case ->
    [infinitive] પ્લેબૅક શરૂ કરવા
   *[statement] પ્લેબૅક શરૂ કરે છે
}

## Gestures and keys: first what for, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } માટે બે વાર ટૅપ કરો
hint-touch-adjust = { FORM($outcome, case: "infinitive") } માટે ઉપર કે નીચે સ્વાઇપ કરો
hint-keyboard = { FORM($outcome, case: "infinitive") } માટે સ્પેસ બાર દબાવો
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } માટે ઍરો કી દબાવો
hint-pointer = { FORM($outcome, case: "infinitive") } માટે ક્લિક કરો
hint-remote = { FORM($outcome, case: "infinitive") } માટે સિલેક્ટ દબાવો
