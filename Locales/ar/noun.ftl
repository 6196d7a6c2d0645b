## Things that are counted: 1 and 2 without a digit, and from 3 on the noun goes by the number, as with money (see
## currency.ftl). The categories zero, one and two are heard with their digit: 0 جرعة, أكثر من 1 جرعة.
##
## The adjective agrees with one or two of them; the plural of things takes the feminine (3 إشعارات جديدة), and 11 to 99 the
## accusative (11 إشعارًا جديدًا). After غير the adjective is genitive, also where the noun is not: رسالتان غير مَقروءَتين.
## Clauses with تم speak of all of them (11 سؤالًا تَمَّت الإجابة عنها).

noun-dose = { $count ->
    [1] جرعة واحِدَة
    [2] { $case ->
        [genitive] جرعتين
        [accusative] جرعتين
       *[nominative] جرعتان
    }
    [zero] { $count } جرعة
    [one] { $count } جرعة
    [two] { $count } جرعة
    [few] { $count } جرعات
    [many] { $count } جرعة
   *[other] { $count } جرعة
}
    .gender = feminine
    .none = لا توجد جرعات
    .empty = لا توجد جرعات حتى الآن
    .taken = { $count ->
        [0] لا توجد جرعات تم تناولها
        [1] جرعة واحِدَة تم تناولها
        [2] { $case ->
            [genitive] جرعتين تم تناولهما
            [accusative] جرعتين تم تناولهما
           *[nominative] جرعتان تم تناولهما
        }
        [zero] { $count } جرعة تم تناولها
        [one] { $count } جرعة تم تناولها
        [two] { $count } جرعة تم تناولها
        [few] { $count } جرعات تم تناولها
        [many] { $count } جرعة تم تناولها
       *[other] { $count } جرعة تم تناولها
    }
    .missed = { $count ->
        [0] لا توجد جرعات فائِتَة
        [1] جرعة فائِتَة واحِدَة
        [2] { $case ->
            [genitive] جرعتين فائِتَتين
            [accusative] جرعتين فائِتَتين
           *[nominative] جرعتان فائِتَتان
        }
        [zero] { $count } جرعة فائِتَة
        [one] { $count } جرعة فائِتَة
        [two] { $count } جرعة فائِتَة
        [few] { $count } جرعات فائِتَة
        [many] { $count } جرعة فائِتَة
       *[other] { $count } جرعة فائِتَة
    }
    .skipped = { $count ->
        [0] لا توجد جرعات تم تخطيها
        [1] جرعة واحِدَة تم تخطيها
        [2] { $case ->
            [genitive] جرعتين تم تخطيهما
            [accusative] جرعتين تم تخطيهما
           *[nominative] جرعتان تم تخطيهما
        }
        [zero] { $count } جرعة تم تخطيها
        [one] { $count } جرعة تم تخطيها
        [two] { $count } جرعة تم تخطيها
        [few] { $count } جرعات تم تخطيها
        [many] { $count } جرعة تم تخطيها
       *[other] { $count } جرعة تم تخطيها
    }
    .pending = { $count ->
        [0] لا توجد جرعات قيد الانتظار
        [1] جرعة واحِدَة قيد الانتظار
        [2] { $case ->
            [genitive] جرعتين قيد الانتظار
            [accusative] جرعتين قيد الانتظار
           *[nominative] جرعتان قيد الانتظار
        }
        [zero] { $count } جرعة قيد الانتظار
        [one] { $count } جرعة قيد الانتظار
        [two] { $count } جرعة قيد الانتظار
        [few] { $count } جرعات قيد الانتظار
        [many] { $count } جرعة قيد الانتظار
       *[other] { $count } جرعة قيد الانتظار
    }
noun-message = { $count ->
    [1] رسالة واحِدَة
    [2] { $case ->
        [genitive] رسالتين
        [accusative] رسالتين
       *[nominative] رسالتان
    }
    [zero] { $count } رسالة
    [one] { $count } رسالة
    [two] { $count } رسالة
    [few] { $count } رسائل
    [many] { $count } رسالة
   *[other] { $count } رسالة
}
    .gender = feminine
    .none = لا توجد رسائل
    .empty = لا توجد رسائل حتى الآن
    .unread = { $count ->
        [0] لا توجد رسائل غير مَقروءَة
        [1] رسالة واحِدَة غير مَقروءَة
        [2] { $case ->
            [genitive] رسالتين غير مَقروءَتين
            [accusative] رسالتين غير مَقروءَتين
           *[nominative] رسالتان غير مَقروءَتين
        }
        [zero] { $count } رسالة غير مَقروءَة
        [one] { $count } رسالة غير مَقروءَة
        [two] { $count } رسالة غير مَقروءَة
        [few] { $count } رسائل غير مَقروءَة
        [many] { $count } رسالة غير مَقروءَة
       *[other] { $count } رسالة غير مَقروءَة
    }
    .new = { $count ->
        [0] لا توجد رسائل جَديدَة
        [1] رسالة جَديدَة واحِدَة
        [2] { $case ->
            [genitive] رسالتين جَديدَتين
            [accusative] رسالتين جَديدَتين
           *[nominative] رسالتان جَديدَتان
        }
        [zero] { $count } رسالة جَديدَة
        [one] { $count } رسالة جَديدَة
        [two] { $count } رسالة جَديدَة
        [few] { $count } رسائل جَديدَة
        [many] { $count } رسالة جَديدَة
       *[other] { $count } رسالة جَديدَة
    }
noun-photo = { $count ->
    [1] صورة واحِدَة
    [2] { $case ->
        [genitive] صورتين
        [accusative] صورتين
       *[nominative] صورتان
    }
    [zero] { $count } صورة
    [one] { $count } صورة
    [two] { $count } صورة
    [few] { $count } صور
    [many] { $count } صورة
   *[other] { $count } صورة
}
    .gender = feminine
    .none = لا توجد صور
    .empty = لا توجد صور حتى الآن
    .new = { $count ->
        [0] لا توجد صور جَديدَة
        [1] صورة جَديدَة واحِدَة
        [2] { $case ->
            [genitive] صورتين جَديدَتين
            [accusative] صورتين جَديدَتين
           *[nominative] صورتان جَديدَتان
        }
        [zero] { $count } صورة جَديدَة
        [one] { $count } صورة جَديدَة
        [two] { $count } صورة جَديدَة
        [few] { $count } صور جَديدَة
        [many] { $count } صورة جَديدَة
       *[other] { $count } صورة جَديدَة
    }
noun-task = { $count ->
    [1] مهمة واحِدَة
    [2] { $case ->
        [genitive] مهمتين
        [accusative] مهمتين
       *[nominative] مُهِمَّتان
    }
    [zero] { $count } مهمة
    [one] { $count } مهمة
    [two] { $count } مهمة
    [few] { $count } مهام
    [many] { $count } مهمة
   *[other] { $count } مهمة
}
    .gender = feminine
    .none = لا توجد مهام
    .empty = لا توجد مهام حتى الآن
    .completed = { $count ->
        [0] لا توجد مهام مُكتمِلَة
        [1] مهمة مُكتمِلَة واحِدَة
        [2] { $case ->
            [genitive] مهمتين مُكتَمِلَتين
            [accusative] مهمتين مُكتَمِلَتين
           *[nominative] مُهِمَّتان مُكتَمِلَتان
        }
        [zero] { $count } مهمة مُكتمِلَة
        [one] { $count } مهمة مُكتمِلَة
        [two] { $count } مهمة مُكتمِلَة
        [few] { $count } مهام مُكتمِلَة
        [many] { $count } مهمة مُكتمِلَة
       *[other] { $count } مهمة مُكتمِلَة
    }
    .overdue = { $count ->
        [0] لا توجد مهام مُتَأَخِّرَة
        [1] مهمة مُتَأَخِّرَة واحِدَة
        [2] { $case ->
            [genitive] مهمتين مُتَأَخِّرَتين
            [accusative] مهمتين مُتَأَخِّرَتين
           *[nominative] مُهِمَّتان مُتَأَخِّرَتان
        }
        [zero] { $count } مهمة مُتَأَخِّرَة
        [one] { $count } مهمة مُتَأَخِّرَة
        [two] { $count } مهمة مُتَأَخِّرَة
        [few] { $count } مهام مُتَأَخِّرَة
        [many] { $count } مهمة مُتَأَخِّرَة
       *[other] { $count } مهمة مُتَأَخِّرَة
    }
    .pending = { $count ->
        [0] لا توجد مهام قيد الانتظار
        [1] مهمة واحِدَة قيد الانتظار
        [2] { $case ->
            [genitive] مهمتين قيد الانتظار
            [accusative] مهمتين قيد الانتظار
           *[nominative] مُهِمَّتان قيد الانتظار
        }
        [zero] { $count } مهمة قيد الانتظار
        [one] { $count } مهمة قيد الانتظار
        [two] { $count } مهمة قيد الانتظار
        [few] { $count } مهام قيد الانتظار
        [many] { $count } مهمة قيد الانتظار
       *[other] { $count } مهمة قيد الانتظار
    }
noun-item = { $count ->
    [1] { $case ->
        [accusative] عنصرًا واحدًا
       *[nominative] عنصر واحد
    }
    [2] { $case ->
        [genitive] عنصرين
        [accusative] عنصرين
       *[nominative] عنصران
    }
    [zero] { $count } عنصر
    [one] { $count } عنصر
    [two] { $count } عنصر
    [few] { $count } عناصر
    [many] { $count } عنصرًا
   *[other] { $count } عنصر
}
    .gender = masculine
    .none = لا توجد عناصر
    .empty = لا توجد عناصر حتى الآن
    .selected = { $count ->
        [0] لا توجد عناصر مُحَدَّدَة
        [1] { $case ->
            [accusative] عنصرًا محددًا واحدًا
           *[nominative] عنصر محدد واحد
        }
        [2] { $case ->
            [genitive] عنصرين محددين
            [accusative] عنصرين محددين
           *[nominative] عنصران مُحَدَّدان
        }
        [zero] { $count } عنصر محدد
        [one] { $count } عنصر محدد
        [two] { $count } عنصر محدد
        [few] { $count } عناصر مُحَدَّدَة
        [many] { $count } عنصرًا محددًا
       *[other] { $count } عنصر محدد
    }
noun-result = { $count ->
    [1] نتيجة واحِدَة
    [2] { $case ->
        [genitive] نتيجتين
        [accusative] نتيجتين
       *[nominative] نتيجتان
    }
    [zero] { $count } نتيجة
    [one] { $count } نتيجة
    [two] { $count } نتيجة
    [few] { $count } نتائج
    [many] { $count } نتيجة
   *[other] { $count } نتيجة
}
    .gender = feminine
    .none = لا توجد نتائج
    .empty = لا توجد نتائج حتى الآن
noun-notification = { $count ->
    [1] { $case ->
        [accusative] إشعارًا واحدًا
       *[nominative] إشعار واحد
    }
    [2] { $case ->
        [genitive] إشعارين
        [accusative] إشعارين
       *[nominative] إشعاران
    }
    [zero] { $count } إشعار
    [one] { $count } إشعار
    [two] { $count } إشعار
    [few] { $count } إشعارات
    [many] { $count } إشعارًا
   *[other] { $count } إشعار
}
    .gender = masculine
    .none = لا توجد إشعارات
    .empty = لا توجد إشعارات حتى الآن
    .unread = { $count ->
        [0] لا توجد إشعارات غير مَقروءَة
        [1] { $case ->
            [accusative] إشعارًا واحدًا غير مقروء
           *[nominative] إشعار واحد غير مقروء
        }
        [2] { $case ->
            [genitive] إشعارين غير مقروءين
            [accusative] إشعارين غير مقروءين
           *[nominative] إشعاران غير مقروءين
        }
        [zero] { $count } إشعار غير مقروء
        [one] { $count } إشعار غير مقروء
        [two] { $count } إشعار غير مقروء
        [few] { $count } إشعارات غير مَقروءَة
        [many] { $count } إشعارًا غير مقروء
       *[other] { $count } إشعار غير مقروء
    }
    .new = { $count ->
        [0] لا توجد إشعارات جَديدَة
        [1] { $case ->
            [accusative] إشعارًا جديدًا واحدًا
           *[nominative] إشعار جديد واحد
        }
        [2] { $case ->
            [genitive] إشعارين جديدين
            [accusative] إشعارين جديدين
           *[nominative] إشعاران جديدان
        }
        [zero] { $count } إشعار جديد
        [one] { $count } إشعار جديد
        [two] { $count } إشعار جديد
        [few] { $count } إشعارات جَديدَة
        [many] { $count } إشعارًا جديدًا
       *[other] { $count } إشعار جديد
    }
noun-day = { $count ->
    [1] { $case ->
        [accusative] يومًا واحدًا
       *[nominative] يوم واحد
    }
    [2] { $case ->
        [genitive] يومين
        [accusative] يومين
       *[nominative] يَومان
    }
    [zero] { $count } يوم
    [one] { $count } يوم
    [two] { $count } يوم
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}
    .gender = masculine
    .none = لا توجد أيام
    .empty = لا توجد أيام حتى الآن
noun-step = { $count ->
    [1] خطوة واحِدَة
    [2] { $case ->
        [genitive] خطوتين
        [accusative] خطوتين
       *[nominative] خطوتان
    }
    [zero] { $count } خطوة
    [one] { $count } خطوة
    [two] { $count } خطوة
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
}
    .gender = feminine
    .none = لا توجد خطوات
    .empty = لا توجد خطوات حتى الآن
    .completed = { $count ->
        [0] لا توجد خطوات مُكتمِلَة
        [1] خطوة مُكتمِلَة واحِدَة
        [2] { $case ->
            [genitive] خطوتين مُكتَمِلَتين
            [accusative] خطوتين مُكتَمِلَتين
           *[nominative] خطوتان مُكتَمِلَتان
        }
        [zero] { $count } خطوة مُكتمِلَة
        [one] { $count } خطوة مُكتمِلَة
        [two] { $count } خطوة مُكتمِلَة
        [few] { $count } خطوات مُكتمِلَة
        [many] { $count } خطوة مُكتمِلَة
       *[other] { $count } خطوة مُكتمِلَة
    }
noun-star = { $count ->
    [1] نجمة واحِدَة
    [2] { $case ->
        [genitive] نجمتين
        [accusative] نجمتين
       *[nominative] نَجمَتان
    }
    [zero] { $count } نجمة
    [one] { $count } نجمة
    [two] { $count } نجمة
    [few] { $count } نجوم
    [many] { $count } نجمة
   *[other] { $count } نجمة
}
    .gender = feminine
    .none = لا توجد نجوم
    .empty = لا توجد نجوم حتى الآن
noun-page = { $count ->
    [1] صفحة واحِدَة
    [2] { $case ->
        [genitive] صفحتين
        [accusative] صفحتين
       *[nominative] صفحتان
    }
    [zero] { $count } صفحة
    [one] { $count } صفحة
    [two] { $count } صفحة
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
}
    .gender = feminine
    .none = لا توجد صفحات
    .empty = لا توجد صفحات حتى الآن
noun-medication = { $count ->
    [1] { $case ->
        [accusative] دواءً واحدًا
       *[nominative] دواء واحد
    }
    [2] { $case ->
        [genitive] دواءين
        [accusative] دواءين
       *[nominative] دواءان
    }
    [zero] { $count } دواء
    [one] { $count } دواء
    [two] { $count } دواء
    [few] { $count } أدوية
    [many] { $count } دواءً
   *[other] { $count } دواء
}
    .gender = masculine
    .none = لا توجد أدوية
    .empty = لا توجد أدوية حتى الآن
    .active = { $count ->
        [0] لا توجد أدوية نَشِطَة
        [1] { $case ->
            [accusative] دواءً نشطًا واحدًا
           *[nominative] دواء نشط واحد
        }
        [2] { $case ->
            [genitive] دواءين نشطين
            [accusative] دواءين نشطين
           *[nominative] دواءان نَشِطان
        }
        [zero] { $count } دواء نشط
        [one] { $count } دواء نشط
        [two] { $count } دواء نشط
        [few] { $count } أدوية نَشِطَة
        [many] { $count } دواءً نشطًا
       *[other] { $count } دواء نشط
    }
    .inactive = { $count ->
        [0] لا توجد أدوية غير نَشِطَة
        [1] { $case ->
            [accusative] دواءً واحدًا غير نشط
           *[nominative] دواء واحد غير نشط
        }
        [2] { $case ->
            [genitive] دواءين غير نشطين
            [accusative] دواءين غير نشطين
           *[nominative] دواءان غير نشطين
        }
        [zero] { $count } دواء غير نشط
        [one] { $count } دواء غير نشط
        [two] { $count } دواء غير نشط
        [few] { $count } أدوية غير نَشِطَة
        [many] { $count } دواءً غير نشط
       *[other] { $count } دواء غير نشط
    }
noun-transaction = { $count ->
    [1] معاملة واحِدَة
    [2] { $case ->
        [genitive] معاملتين
        [accusative] معاملتين
       *[nominative] معاملتان
    }
    [zero] { $count } معاملة
    [one] { $count } معاملة
    [two] { $count } معاملة
    [few] { $count } معاملات
    [many] { $count } معاملة
   *[other] { $count } معاملة
}
    .gender = feminine
    .none = لا توجد معاملات
    .empty = لا توجد معاملات حتى الآن
    .pending = { $count ->
        [0] لا توجد معاملات قيد الانتظار
        [1] معاملة واحِدَة قيد الانتظار
        [2] { $case ->
            [genitive] معاملتين قيد الانتظار
            [accusative] معاملتين قيد الانتظار
           *[nominative] معاملتان قيد الانتظار
        }
        [zero] { $count } معاملة قيد الانتظار
        [one] { $count } معاملة قيد الانتظار
        [two] { $count } معاملة قيد الانتظار
        [few] { $count } معاملات قيد الانتظار
        [many] { $count } معاملة قيد الانتظار
       *[other] { $count } معاملة قيد الانتظار
    }
noun-question = { $count ->
    [1] { $case ->
        [accusative] سؤالًا واحدًا
       *[nominative] سؤال واحد
    }
    [2] { $case ->
        [genitive] سؤالين
        [accusative] سؤالين
       *[nominative] سؤالان
    }
    [zero] { $count } سؤال
    [one] { $count } سؤال
    [two] { $count } سؤال
    [few] { $count } أَسئِلَة
    [many] { $count } سؤالًا
   *[other] { $count } سؤال
}
    .gender = masculine
    .none = لا توجد أَسئِلَة
    .empty = لا توجد أَسئِلَة حتى الآن
    .completed = { $count ->
        [0] لا توجد أَسئِلَة تَمَّت الإجابة عنها
        [1] { $case ->
            [accusative] سؤالًا واحدًا تَمَّت الإجابة عنه
           *[nominative] سؤال واحد تَمَّت الإجابة عنه
        }
        [2] { $case ->
            [genitive] سؤالين تَمَّت الإجابة عنهما
            [accusative] سؤالين تَمَّت الإجابة عنهما
           *[nominative] سؤالان تَمَّت الإجابة عنهما
        }
        [zero] { $count } سؤال تَمَّت الإجابة عنه
        [one] { $count } سؤال تَمَّت الإجابة عنه
        [two] { $count } سؤال تَمَّت الإجابة عنه
        [few] { $count } أَسئِلَة تَمَّت الإجابة عنها
        [many] { $count } سؤالًا تَمَّت الإجابة عنها
       *[other] { $count } سؤال تَمَّت الإجابة عنها
    }
noun-goal = { $count ->
    [1] { $case ->
        [accusative] هدفًا واحدًا
       *[nominative] هدف واحد
    }
    [2] { $case ->
        [genitive] هدفين
        [accusative] هدفين
       *[nominative] هَدَفان
    }
    [zero] { $count } هدف
    [one] { $count } هدف
    [two] { $count } هدف
    [few] { $count } أهداف
    [many] { $count } هدفًا
   *[other] { $count } هدف
}
    .gender = masculine
    .none = لا توجد أهداف
    .empty = لا توجد أهداف حتى الآن
    .completed = { $count ->
        [0] لا توجد أهداف مُكتمِلَة
        [1] { $case ->
            [accusative] هدفًا مكتملًا واحدًا
           *[nominative] هدف مكتمل واحد
        }
        [2] { $case ->
            [genitive] هدفين مكتملين
            [accusative] هدفين مكتملين
           *[nominative] هَدَفان مُكتَمِلان
        }
        [zero] { $count } هدف مكتمل
        [one] { $count } هدف مكتمل
        [two] { $count } هدف مكتمل
        [few] { $count } أهداف مُكتمِلَة
        [many] { $count } هدفًا مكتملًا
       *[other] { $count } هدف مكتمل
    }

# The state is said of الحالة: no word would agree with one, two and many of any gender.


