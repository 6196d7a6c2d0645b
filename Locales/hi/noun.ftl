## Things that are counted
##
## Only 1 is singular; 0 and fractions sound like the plural (see number.ftl). Most nouns here are the same in both.

noun-dose = { $count ->
    [1] { $count } खुराक
    [one] { $count } खुराकें
   *[other] { $count } खुराकें
}
    .gender = feminine
    .none = कोई खुराक नहीं
    .empty = अभी तक कोई खुराक नहीं
    .taken = { $count ->
        [0] कोई ली गई खुराक नहीं
        [1] { $count } ली गई खुराक
        [one] { $count } ली गई खुराकें
       *[other] { $count } ली गई खुराकें
    }
    .missed = { $count ->
        [0] कोई छूटी हुई खुराक नहीं
        [1] { $count } छूटी हुई खुराक
        [one] { $count } छूटी हुई खुराकें
       *[other] { $count } छूटी हुई खुराकें
    }
    .skipped = { $count ->
        [0] कोई छोड़ी गई खुराक नहीं
        [1] { $count } छोड़ी गई खुराक
        [one] { $count } छोड़ी गई खुराकें
       *[other] { $count } छोड़ी गई खुराकें
    }
    .pending = { $count ->
        [0] कोई लंबित खुराक नहीं
        [1] { $count } लंबित खुराक
        [one] { $count } लंबित खुराकें
       *[other] { $count } लंबित खुराकें
    }
noun-message = { $count } संदेश
    .gender = masculine
    .none = कोई संदेश नहीं
    .empty = अभी तक कोई संदेश नहीं
    .unread = { $count ->
        [0] कोई अपठित संदेश नहीं
       *[other] { $count } अपठित संदेश
    }
    .new = { $count ->
        [0] कोई नया संदेश नहीं
        [1] { $count } नया संदेश
        [one] { $count } नए संदेश
       *[other] { $count } नए संदेश
    }
noun-photo = { $count } फ़ोटो
    .gender = feminine
    .none = कोई फ़ोटो नहीं
    .empty = अभी तक कोई फ़ोटो नहीं
    .new = { $count ->
        [0] कोई नई फ़ोटो नहीं
       *[other] { $count } नई फ़ोटो
    }
noun-task = { $count } कार्य
    .gender = masculine
    .none = कोई कार्य नहीं
    .empty = अभी तक कोई कार्य नहीं
    .completed = { $count ->
        [0] कोई पूरा किया गया कार्य नहीं
        [1] { $count } पूरा किया गया कार्य
        [one] { $count } पूरे किए गए कार्य
       *[other] { $count } पूरे किए गए कार्य
    }
    .overdue = { $count ->
        [0] कोई देरी वाला कार्य नहीं
        [1] { $count } देरी वाला कार्य
        [one] { $count } देरी वाले कार्य
       *[other] { $count } देरी वाले कार्य
    }
    .pending = { $count ->
        [0] कोई लंबित कार्य नहीं
       *[other] { $count } लंबित कार्य
    }
noun-item = { $count } आइटम
    .gender = masculine
    .none = कोई आइटम नहीं
    .empty = अभी तक कोई आइटम नहीं
    .selected = { $count ->
        [0] कोई चयनित आइटम नहीं
       *[other] { $count } चयनित आइटम
    }
noun-result = { $count } परिणाम
    .gender = masculine
    .none = कोई परिणाम नहीं
    .empty = अभी तक कोई परिणाम नहीं
noun-notification = { $count ->
    [1] { $count } सूचना
    [one] { $count } सूचनाएं
   *[other] { $count } सूचनाएं
}
    .gender = feminine
    .none = कोई सूचना नहीं
    .empty = अभी तक कोई सूचना नहीं
    .unread = { $count ->
        [0] कोई अपठित सूचना नहीं
        [1] { $count } अपठित सूचना
        [one] { $count } अपठित सूचनाएं
       *[other] { $count } अपठित सूचनाएं
    }
    .new = { $count ->
        [0] कोई नई सूचना नहीं
        [1] { $count } नई सूचना
        [one] { $count } नई सूचनाएं
       *[other] { $count } नई सूचनाएं
    }
noun-day = { $count } दिन
    .gender = masculine
    .none = कोई दिन नहीं
    .empty = अभी तक कोई दिन नहीं
# कदम is a step that is walked and a step of a task; चरण, as in progress.ftl, is only the latter.
noun-step = { $count } कदम
    .gender = masculine
    .none = कोई कदम नहीं
    .empty = अभी तक कोई कदम नहीं
    .completed = { $count ->
        [0] कोई पूरा किया गया कदम नहीं
        [1] { $count } पूरा किया गया कदम
        [one] { $count } पूरे किए गए कदम
       *[other] { $count } पूरे किए गए कदम
    }
noun-star = { $count } स्टार
    .gender = masculine
    .none = कोई स्टार नहीं
    .empty = अभी तक कोई स्टार नहीं
noun-page = { $count } पेज
    .gender = masculine
    .none = कोई पेज नहीं
    .empty = अभी तक कोई पेज नहीं
noun-medication = { $count ->
    [1] { $count } दवा
    [one] { $count } दवाएं
   *[other] { $count } दवाएं
}
    .gender = feminine
    .none = कोई दवा नहीं
    .empty = अभी तक कोई दवा नहीं
    .active = { $count ->
        [0] कोई सक्रिय दवा नहीं
        [1] { $count } सक्रिय दवा
        [one] { $count } सक्रिय दवाएं
       *[other] { $count } सक्रिय दवाएं
    }
    .inactive = { $count ->
        [0] कोई निष्क्रिय दवा नहीं
        [1] { $count } निष्क्रिय दवा
        [one] { $count } निष्क्रिय दवाएं
       *[other] { $count } निष्क्रिय दवाएं
    }
noun-transaction = { $count } लेनदेन
    .gender = masculine
    .none = कोई लेनदेन नहीं
    .empty = अभी तक कोई लेनदेन नहीं
    .pending = { $count ->
        [0] कोई लंबित लेनदेन नहीं
       *[other] { $count } लंबित लेनदेन
    }
# "3 questions were answered": a participle before the noun would be heavy.
noun-question = { $count } सवाल
    .gender = masculine
    .none = कोई सवाल नहीं
    .empty = अभी तक कोई सवाल नहीं
    .completed = { $count ->
        [0] किसी सवाल का जवाब नहीं दिया गया
        [1] { $count } सवाल का जवाब दिया गया
        [one] { $count } सवालों के जवाब दिए गए
       *[other] { $count } सवालों के जवाब दिए गए
    }
noun-goal = { $count } लक्ष्य
    .gender = masculine
    .none = कोई लक्ष्य नहीं
    .empty = अभी तक कोई लक्ष्य नहीं
    .completed = { $count ->
        [0] कोई हासिल किया गया लक्ष्य नहीं
        [1] { $count } हासिल किया गया लक्ष्य
        [one] { $count } हासिल किए गए लक्ष्य
       *[other] { $count } हासिल किए गए लक्ष्य
    }

# The state agrees: 3 पेज, छूटे हुए; 1 पेज, छूटा हुआ; 3 सूचनाएं, चल रही हैं.

# The state in the number and gender of what is counted, whose $count is asked here.



