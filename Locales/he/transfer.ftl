## Files on their way: nouns, but where what is transferred is said beside the verb

transfer-upload = מתבצעת העלאה
transfer-download = מתבצעת הורדה
transfer-waiting = בהמתנה
transfer-waiting-wifi = בהמתנה לרשת Wi-Fi
transfer-waiting-connection = בהמתנה לחיבור
transfer-paused-at = מושהה, { $progress }
transfer-retrying = ניסיון חוזר
transfer-retrying-in = ניסיון חוזר בעוד { FORM($duration, case: "joined") }
transfer-upload-failed = ההעלאה נכשלה
    .at = ההעלאה נכשלה לאחר { $progress }
transfer-download-failed = ההורדה נכשלה
    .at = ההורדה נכשלה לאחר { $progress }
transfer-upload-done = ההעלאה הושלמה
transfer-download-done = ההורדה הושלמה

## Transfers of several things: הועלתה תמונה אחת מתוך 8

transfer-uploaded = { $completed ->
    [1] { TRAIT($done, "gender") ->
        [feminine] הועלתה { $done } מתוך { $total }
       *[masculine] הועלה { $done } מתוך { $total }
    }
   *[other] הועלו { FORM($done, case: "digits") } מתוך { $total }
}
transfer-uploaded-all = { $total ->
    [1] { TRAIT($counted, "gender") ->
        [feminine] הועלתה { $counted }
       *[masculine] הועלה { $counted }
    }
   *[other] הועלו { $counted }
}
transfer-downloaded = { $completed ->
    [1] { TRAIT($done, "gender") ->
        [feminine] הורדה { $done } מתוך { $total }
       *[masculine] הורד { $done } מתוך { $total }
    }
   *[other] הורדו { FORM($done, case: "digits") } מתוך { $total }
}
transfer-downloaded-all = { $total ->
    [1] { TRAIT($counted, "gender") ->
        [feminine] הורדה { $counted }
       *[masculine] הורד { $counted }
    }
   *[other] הורדו { $counted }
}
# The number alone has the gender of what failed: אחת נכשלה, שלושה נכשלו
transfer-failures = { $count ->
    [1] { TRAIT($noun, "gender") ->
        [feminine] { numeral-alone } נכשלה
       *[masculine] { numeral-alone } נכשל
    }
   *[other] { numeral-alone } נכשלו
}
transfer-detail = { $first }, { $second }

## The connection of the device

back-online = החיבור חזר
offline-kept = אין חיבור, השינויים נשמרים במכשיר הזה
