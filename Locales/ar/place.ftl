## The position of something among others of its kind

# With the article, as الصف, العمود and الصفحة.
position-item = { FORM($noun, form: "definite") } { $place } من { $total }
    .alone = { FORM($noun, form: "definite") } { $place }
position-row = الصف { $place } من { $total }
    .alone = الصف { $place }
position-column = العمود { $place } من { $total }
    .alone = العمود { $place }
position-level = المستوى { $place }

# For example: النَتائِج من 11 إلى 20 من أصل 162
list-part = { FORM($noun, form: "definite-plural") } من { $first } إلى { $last } من أصل { $total }

## Selected items

# What is selected is genitive after the verbal noun, see transfer-uploaded.
selection-some = تم تحديد { $count } من { $total }
    .alone = تم تحديد { $count }
    .things = { $completed ->
        [0] { $total ->
            [1] تم تحديد { FORM($done, case: "digits") } من { $total }
           *[other] تم تحديد { $completed } من { FORM($counted, case: "genitive") }
        }
       *[other] { $total ->
            [1] تم تحديد { FORM($done, case: "genitive") }
           *[other] تم تحديد { FORM($done, case: "genitive") } من { $total }
        }
    }
selection-all = تم تحديد الكل، { $total } من { $total }
selection-none = لم يَتِمّ تحديد شيء
selection-cleared = تم إلغاء التحديد

## Filtered and sorted lists

things-shown = يَظهَر { $count } من { $total }
things-filtered = التصفية حسب: { $filter }، يَظهَر { $shown } من { $total }
    .alone = التصفية حسب: { $filter }
# Without a noun the masculine, for what is meant may be things or people: المُتَأَخِّر فقط, غير المَقروء فقط, ما تم
# تخطيه فقط.
filter-only = التصفية: { TRAIT($state, "article") ->
    [prefix] ال{ FORM($state, form: "masculine") } فقط
    [clause] ما { FORM($state, form: "masculine") } فقط
    [inside] { FORM($state, form: "definite-alone") } فقط
    [before] { FORM($state, form: "definite-alone") } فقط
   *[none] { $state } فقط
}
    .noun = { TRAIT($noun, "gender") ->
        [personal] التصفية: عَرض { people-in-state } فقط
       *[thing] التصفية: { things-in-state } فقط
    }
# The noun is definite, and so is its state: الرَسائِل غير المَقروءَة.
things-in-state = { TRAIT($state, "article") ->
    [prefix] { FORM($noun, form: "definite-plural") } ال{ FORM($state, form: "feminine") }
    [clause] { FORM($noun, form: "definite-plural") } التي { FORM($state, form: "feminine") }
    [inside] { FORM($noun, form: "definite-plural") } { FORM($state, form: "definite") }
    [before] { FORM($state, form: "definite") } { FORM($noun, form: "definite-plural") }
   *[none] { FORM($noun, form: "definite-plural") } { FORM($state, form: "feminine") }
}
# After عَرض: people are in the genitive (الأشخاص النشطين).
people-in-state = { TRAIT($state, "article") ->
    [prefix] { FORM($noun, form: "definite-plural") } ال{ FORM($state, form: "people") }
    [clause] { FORM($noun, form: "definite-plural") } الذين { FORM($state, form: "people") }
    [inside] { FORM($noun, form: "definite-plural") } { FORM($state, form: "definite-people") }
   *[none] { FORM($noun, form: "definite-plural") } { FORM($state, form: "people") }
}
filter-removed = تَمَّت إزالة التصفية، يَظهَر الكل، { $total } من { $total }
    .alone = تَمَّت إزالة التصفية
order-changed = تم الترتيب، { $order }
order-newest = الأحدث أولًا
order-oldest = الأقدم أولًا
order-alphabetical = حسب الأحرف الأبجدية
order-lowest-price = الأقل سعرًا أولًا
order-highest-price = الأعلى سعرًا أولًا
order-nearest = الأقرب أولًا
order-best-rated = الأعلى تقييمًا أولًا
order-most-relevant = الأكثر صلة أولًا
order-most-popular = الأكثر رواجًا أولًا
order-by = حسب { $name }، تصاعديًا
    .descending = حسب { $name }، تنازليًا

## Changes in a list

loaded-more = تم تحميل المزيد: { $count }، المعروض { $shown } من { $total }
    .alone = تم تحميل المزيد: { $count }
loaded-all = نهاية القائمة
list-updated = تم تحديث القائمة، الجديد: { $count }
    .alone = تم تحديث القائمة
moved-to-place = تم نَقل { $name } إلى الموضع { $place } من { $total }
    .alone = تم النَقل إلى الموضع { $place } من { $total }
picked-up = بدأ نَقل { $name }، الموضع { $place } من { $total }
    .alone = بدأ النَقل، الموضع { $place } من { $total }
move-cancelled = تم إلغاء النَقل، تَمَّت إعادة { $name } إلى الموضع { $place } من { $total }
    .alone = تم إلغاء النَقل، العودة إلى الموضع { $place } من { $total }

## Several counts, and counts with names

# What has been named is one or two by its word: 46 جرعة تم تناولها وَ3 فائِتَة وَواحِدَة تم تخطيها
counted-state-alone = { $count ->
    [1] { numeral-one } { $state }
    [2] { $case ->
        [genitive] { $count } { $state }
       *[nominative] { numeral-two } { $state }
    }
   *[other] { $count } { $state }
}
# The word for two: of a digit, voices say اثنان whatever is counted. After ناقص the digit stays.
numeral-two = { $gender ->
    [feminine] اثنَتان
   *[masculine] اثنان
}
counts-in = { $name }، { $counts }
things-named = { $things }: { $list }
# عضو آخر, عُضوان آخران, 3 أَعضاء آخرين, 11 عضوًا آخر; of things the number is enough: 3 أخرى
list-more-of = { $count ->
    [1] { $noun } { word-other }
    [2] { $noun } { word-other }
   *[other] { TRAIT($noun, "gender") ->
        [personal] { $count } { $noun } { word-other }
       *[thing] { $count } { FORM(word-other, form: "feminine") }
    }
}
word-other = آخر
    .feminine = أخرى
    .dual = آخران
    .dual-oblique = آخرين
    .dual-feminine = أُخرَيان
    .dual-feminine-oblique = أُخرَيين

## Points of the compass

# The points between two others are north or east "of the northeast": شمال شمال شرق would be heard as a word said twice.
compass-point = { $case ->
    [wind] { compass-wind }
   *[point] { $point ->
        [0] شمال
        [1] شمال الشمال الشرقي
        [2] شمال شرق
        [3] شرق الشمال الشرقي
        [4] شرق
        [5] شرق الجنوب الشرقي
        [6] جنوب شرق
        [7] جنوب الجنوب الشرقي
        [8] جنوب
        [9] جنوب الجنوب الغربي
        [10] جنوب غرب
        [11] غرب الجنوب الغربي
        [12] غرب
        [13] غرب الشمال الغربي
        [14] شمال غرب
       *[15] شمال الشمال الغربي
    }
}

# رياح شمالية غربية بسرعة 10 كيلومترات في الساعة
wind = رياح { FORM($direction, case: "wind") } بسرعة { FORM($speed, case: "genitive") }
    .gusts = رياح { FORM($direction, case: "wind") } بسرعة { FORM($speed, case: "genitive") }، مع هَبّات تَصِل إلى { FORM($gusts, case: "genitive") }

# As weather reports name the winds.
compass-wind = { $point ->
    [0] شَمالية
    [1] شَمالية إلى شَمالية شَرقية
    [2] شَمالية شَرقية
    [3] شَرقية إلى شَمالية شَرقية
    [4] شَرقية
    [5] شَرقية إلى جَنوبية شَرقية
    [6] جَنوبية شَرقية
    [7] جَنوبية إلى جَنوبية شَرقية
    [8] جَنوبية
    [9] جَنوبية إلى جَنوبية غَربية
    [10] جَنوبية غَربية
    [11] غَربية إلى جَنوبية غَربية
    [12] غَربية
    [13] غَربية إلى شَمالية غَربية
    [14] شَمالية غَربية
   *[15] شَمالية إلى شَمالية غَربية
}
