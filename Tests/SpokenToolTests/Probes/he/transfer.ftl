## Files on their way: nouns, but where what is transferred is said beside the verb

transfer-upload = העלאה
transfer-download = הורדה
transfer-waiting = בהמתנה
transfer-waiting-wifi = בהמתנה ל־Wi-Fi
transfer-waiting-connection = בהמתנה לחיבור
transfer-paused-at = בהשהיה, { $progress }
transfer-retrying = ניסיון חוזר
transfer-retrying-in = ניסיון חוזר בעוד { $duration }
transfer-upload-failed = ההעלאה נכשלה
    .at = ההעלאה נכשלה, { $progress }
transfer-download-failed = ההורדה נכשלה
    .at = ההורדה נכשלה, { $progress }
transfer-upload-done = ההעלאה הושלמה
transfer-download-done = ההורדה הושלמה

# הועלתה תמונה אחת מתוך 8
transfer-uploaded = { $completed ->
    [1] { TRAIT($done, "gender") ->
        [feminine] הועלתה { $done } מתוך { $total }
       *[masculine] הועלה { $done } מתוך { $total }
    }
   *[other] הועלו { $done } מתוך { $total }
}
transfer-downloaded = { $completed ->
    [1] { TRAIT($done, "gender") ->
        [feminine] הורדה { $done } מתוך { $total }
       *[masculine] הורד { $done } מתוך { $total }
    }
   *[other] הורדו { $done } מתוך { $total }
}
transfer-uploaded-all = { $total ->
    [1] { TRAIT($counted, "gender") ->
        [feminine] הועלתה { $counted }
       *[masculine] הועלה { $counted }
    }
   *[other] הועלו { $counted }
}
transfer-downloaded-all = { $total ->
    [1] { TRAIT($counted, "gender") ->
        [feminine] הורדה { $counted }
       *[masculine] הורד { $counted }
    }
   *[other] הורדו { $counted }
}
# The number stands alone and has the gender of what failed: אחת נכשלה, שלושה נכשלו
transfer-failures = { TRAIT($noun, "gender") ->
    [feminine] { failures-feminine }
   *[masculine] { failures-masculine }
}
failures-feminine = { $count ->
    [1] אחת נכשלה
    [2] שתיים נכשלו
   *[other] { numeral-feminine } נכשלו
}
failures-masculine = { $count ->
    [1] אחד נכשל
    [2] שניים נכשלו
   *[other] { numeral-masculine } נכשלו
}
transfer-detail = { $first }, { $second }

back-online = החיבור חזר
offline-kept = אין חיבור, השינויים נשמרים במכשיר הזה
