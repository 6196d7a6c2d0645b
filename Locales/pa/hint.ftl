outcome-details = { $case ->
    [infinitive] ਵੇਰਵਾ ਦੇਖਣ
   *[statement] ਵੇਰਵਾ ਖੋਲ੍ਹਦਾ ਹੈ
}
outcome-details-and-transactions = { $case ->
    [infinitive] ਵੇਰਵਾ ਅਤੇ ਲੈਣ-ਦੇਣ ਦੇਖਣ
   *[statement] ਵੇਰਵਾ ਅਤੇ ਲੈਣ-ਦੇਣ ਖੋਲ੍ਹਦਾ ਹੈ
}
outcome-details-of = { $case ->
    [infinitive] { $who } ਦਾ ਵੇਰਵਾ ਦੇਖਣ
   *[statement] { $who } ਦਾ ਵੇਰਵਾ ਖੋਲ੍ਹਦਾ ਹੈ
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } ਦੇ ਕੰਮ ਦੇਖਣ
   *[statement] { $who } ਦੇ ਕੰਮ ਖੋਲ੍ਹਦਾ ਹੈ
}
    .alone = { $case ->
        [infinitive] ਕੰਮ ਦੇਖਣ
       *[statement] ਕੰਮ ਖੋਲ੍ਹਦਾ ਹੈ
    }
outcome-task-details = { $case ->
    [infinitive] ਕੰਮ ਦਾ ਵੇਰਵਾ ਦੇਖਣ
   *[statement] ਕੰਮ ਦਾ ਵੇਰਵਾ ਖੋਲ੍ਹਦਾ ਹੈ
}
outcome-full-screen = { $case ->
    [infinitive] ਪੂਰੀ ਸਕ੍ਰੀਨ ਵਿੱਚ ਦੇਖਣ
   *[statement] ਪੂਰੀ ਸਕ੍ਰੀਨ ਵਿੱਚ ਖੋਲ੍ਹਦਾ ਹੈ
}
outcome-profile = { $case ->
    [infinitive] ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲਣ
   *[statement] ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲਦਾ ਹੈ
}
outcome-filter = { $case ->
    [infinitive] ਫ਼ਿਲਟਰ ਦੇ ਵਿਕਲਪ ਦਿਖਾਉਣ
   *[statement] ਫ਼ਿਲਟਰ ਦੇ ਵਿਕਲਪ ਦਿਖਾਉਂਦਾ ਹੈ
}
outcome-calendar = { $case ->
    [infinitive] ਕੋਈ ਦੂਜੀ ਤਾਰੀਖ ਚੁਣਨ
   *[statement] ਕੋਈ ਦੂਜੀ ਤਾਰੀਖ ਚੁਣਨ ਲਈ ਕੈਲੰਡਰ ਖੋਲ੍ਹਦਾ ਹੈ
}
outcome-sign-in = { $case ->
    [infinitive] ਈਮੇਲ ਅਤੇ ਪਾਸਵਰਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਨ
   *[statement] ਈਮੇਲ ਅਤੇ ਪਾਸਵਰਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਦਾ ਹੈ
}
outcome-reset-password = { $case ->
    [infinitive] ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰਨ
   *[statement] ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰਦਾ ਹੈ
}
outcome-save = { $case ->
    [infinitive] ਤਬਦੀਲੀਆਂ ਸੇਵ ਕਰਨ
   *[statement] ਤਬਦੀਲੀਆਂ ਸੇਵ ਕਰਦਾ ਹੈ
}
outcome-delete = { $case ->
    [infinitive] { $name }, ਇਸਨੂੰ ਹਮੇਸ਼ਾ ਲਈ ਮਿਟਾਉਣ
   *[statement] { $name }, ਇਸਨੂੰ ਹਮੇਸ਼ਾ ਲਈ ਮਿਟਾਉਂਦਾ ਹੈ
}
    .alone = { $case ->
        [infinitive] ਇਸਨੂੰ ਹਮੇਸ਼ਾ ਲਈ ਮਿਟਾਉਣ
       *[statement] ਇਸਨੂੰ ਹਮੇਸ਼ਾ ਲਈ ਮਿਟਾਉਂਦਾ ਹੈ
    }
outcome-play = { $case ->
    [infinitive] ਪਲੇਬੈਕ ਸ਼ੁਰੂ ਕਰਨ
   *[statement] ਪਲੇਬੈਕ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ
}
hint-touch = { FORM($outcome, case: "infinitive") } ਲਈ ਡਬਲ ਟੈਪ ਕਰੋ
hint-touch-adjust = { FORM($outcome, case: "infinitive") } ਲਈ ਉੱਪਰ ਜਾਂ ਹੇਠਾਂ ਸਵਾਈਪ ਕਰੋ
hint-keyboard = { FORM($outcome, case: "infinitive") } ਲਈ ਸਪੇਸ ਬਾਰ ਦਬਾਓ
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } ਲਈ ਐਰੋ ਬਟਨ ਦਬਾਓ
hint-pointer = { FORM($outcome, case: "infinitive") } ਲਈ ਕਲਿੱਕ ਕਰੋ
hint-remote = { FORM($outcome, case: "infinitive") } ਲਈ ਸਿਲੈਕਟ ਦਬਾਓ
