## Currencies, by ISO 4217 code
##
## The noun agrees with its number: 1 and 2 stand without a digit (دولار واحد، دولاران), 3 to 10 take the plural
## (3 دولارات), 11 to 99 the accusative singular (11 دولارًا), all else the genitive singular (100 دولار, 1.5 دولار).
## Numbers above 100 go by their last two digits. The categories zero, one and two always show their digit: they are
## heard in ranges and with visible decimals (1.0 دولار).
## $case: genitive is asked for after من، إلى، ناقص، زائد and the like, accusative where the amount is an object. Only
## the dual, and the accusative of one, sound different.
## Tanwin is written on the final alif alone; words in ة are left bare, as they are said in a pause.
## In a name made of two nouns (دولار هونغ كونغ) the dual drops its ن and there is no tanwin.
## A foreign name without Arabic forms (بيزو، بات) stays the same after every number.
## Where CLDR gives a currency no decimals (iqd, lbp, sos, syp, yer) its smaller unit is only heard if more digits are
## asked for.

## Nouns that several names share

noun-agora = أغورة
    .dual = أغورتان
    .dual-oblique = أغورتين
    .plural = أغورات
    .gender = feminine
noun-baisa = بيسة
    .dual = بيستان
    .dual-oblique = بيستين
    .plural = بيسات
    .gender = feminine
noun-cent = سنت
    .accusative = سنتًا
    .dual = سِنتان
    .dual-oblique = سِنتين
    .plural = سنتات
    .gender = masculine
noun-cent-hkd = سنت هونغ كونغ
    .dual = سنتا هونغ كونغ
    .dual-oblique = سنتي هونغ كونغ
    .plural = سنتات هونغ كونغ
    .gender = masculine
noun-centime = سنتيم
    .accusative = سنتيمًا
    .dual = سنتيمان
    .dual-oblique = سنتيمين
    .plural = سنتيمات
    .gender = masculine
noun-dinar = دينار
    .accusative = دينارًا
    .dual = ديناران
    .dual-oblique = دينارين
    .plural = دنانير
    .gender = masculine
noun-dirham = درهم
    .accusative = درهمًا
    .dual = درهمان
    .dual-oblique = درهمين
    .plural = دراهِم
    .gender = masculine
noun-dollar = دولار
    .accusative = دولارًا
    .dual = دولاران
    .dual-oblique = دولارين
    .plural = دولارات
    .gender = masculine
noun-fils = فلس
    .accusative = فلسًا
    .dual = فلسان
    .dual-oblique = فلسين
    .plural = فلوس
    .gender = masculine
noun-franc = فرنك
    .accusative = فرنكًا
    .dual = فرنكان
    .dual-oblique = فرنكين
    .plural = فرنكات
    .gender = masculine
noun-halala = هللة
    .dual = هللتان
    .dual-oblique = هللتين
    .plural = هللات
    .gender = feminine
noun-kopek = كوبيك
    .accusative = كوبيكًا
    .dual = كوبيكان
    .dual-oblique = كوبيكين
    .plural = كوبيكات
    .gender = masculine
noun-krona = كرونة
    .dual = كرونتان
    .dual-oblique = كرونتين
    .plural = كرونات
    .gender = feminine
noun-lira = ليرة
    .dual = ليرتان
    .dual-oblique = ليرتين
    .plural = ليرات
    .gender = feminine
noun-millime = مليم
    .accusative = مليمًا
    .dual = مليمان
    .dual-oblique = مليمين
    .plural = مليمات
    .gender = masculine
noun-ouguiya = أوقية
    .dual = أوقيتان
    .dual-oblique = أوقيتين
    .plural = أوقيات
    .gender = feminine
noun-paisa-inr = بيسة هندية
    .dual = بيستان هنديتان
    .dual-oblique = بيستين هنديتين
    .plural = بيسات هندية
    .gender = feminine
noun-paisa-pkr = بيسة باكستانية
    .dual = بيستان باكستانيتان
    .dual-oblique = بيستين باكستانيتين
    .plural = بيسات باكستانية
    .gender = feminine
noun-penny = بِنس
    .accusative = بِنسًا
    .dual = بِنسان
    .dual-oblique = بِنسين
    .plural = بِنسات
    .gender = masculine
noun-pound = جنيه
    .accusative = جنيهًا
    .dual = جنيهان
    .dual-oblique = جنيهين
    .plural = جنيهات
    .gender = masculine
noun-qirsh = قرش
    .accusative = قرشًا
    .dual = قرشان
    .dual-oblique = قرشين
    .plural = قروش
    .gender = masculine
noun-rand = راند
    .accusative = راندًا
    .dual = راندان
    .dual-oblique = راندين
    .plural = راندات
    .gender = masculine
noun-rial = ريال
    .accusative = ريالًا
    .dual = ريالان
    .dual-oblique = ريالين
    .plural = ريالات
    .gender = masculine
noun-ringgit = رينغيت
    .accusative = رينغيتًا
    .dual = رينغيتان
    .dual-oblique = رينغيتين
    .plural = رينغيتات
    .gender = masculine
noun-ruble = روبل
    .accusative = روبلًا
    .dual = روبلان
    .dual-oblique = روبلين
    .plural = روبلات
    .gender = masculine
noun-rupee = روبية
    .dual = روبيتان
    .dual-oblique = روبيتين
    .plural = روبيات
    .gender = feminine
noun-shekel = شيكل
    .accusative = شيكلًا
    .dual = شيكلان
    .dual-oblique = شيكلين
    .plural = شواكل
    .gender = masculine
noun-shilling = شلن
    .accusative = شلنًا
    .dual = شلنان
    .dual-oblique = شلنين
    .plural = شلنات
    .gender = masculine
noun-won = وون
    .accusative = وونًا
    .dual = وونان
    .dual-oblique = وونين
    .plural = وونات
    .gender = masculine
noun-yen = ين
    .accusative = ينًا
    .dual = ينان
    .dual-oblique = ينين
    .plural = ينات
    .gender = masculine
noun-yuan = يوان
    .accusative = يوانًا
    .dual = يوانان
    .dual-oblique = يوانين
    .plural = يوانات
    .gender = masculine

## Adjectives

word-algerian = جزائري
    .feminine = جزائرية
    .accusative = جزائريًا
    .dual = جزائريان
    .dual-oblique = جزائريين
word-american = أمريكي
    .feminine = أمريكية
    .accusative = أمريكيًا
    .dual = أمريكيان
    .dual-oblique = أمريكيين
word-australian = أسترالي
    .feminine = أسترالية
    .accusative = أستراليًا
    .dual = أستراليان
    .dual-oblique = أستراليين
word-bahraini = بحريني
    .feminine = بحرينية
    .accusative = بحرينيًا
    .dual = بحرينيان
    .dual-oblique = بحرينيين
word-canadian = كندي
    .feminine = كندية
    .accusative = كنديًا
    .dual = كنديان
    .dual-oblique = كنديين
word-chinese = صيني
    .feminine = صينية
    .accusative = صينيًا
    .dual = صينيان
    .dual-oblique = صينيين
word-egyptian = مصري
    .feminine = مصرية
    .accusative = مصريًا
    .dual = مصريان
    .dual-oblique = مصريين
word-eur = أوروبي
    .feminine = أوروبية
    .accusative = أوروبيًا
    .dual = أوروبيان
    .dual-oblique = أوروبيين
word-iraqi = عراقي
    .feminine = عراقية
    .accusative = عراقيًا
    .dual = عراقيان
    .dual-oblique = عراقيين
word-israeli-new = إسرائيلي جديد
    .feminine = إسرائيلية جديدة
    .accusative = إسرائيليًا جديدًا
    .dual = إسرائيليان جديدان
    .dual-oblique = إسرائيليين جديدين
word-japanese = ياباني
    .feminine = يابانية
    .accusative = يابانيًا
    .dual = يابانيان
    .dual-oblique = يابانيين
word-jordanian = أردني
    .feminine = أردنية
    .accusative = أردنيًا
    .dual = أردنيان
    .dual-oblique = أردنيين
word-kuwaiti = كويتي
    .feminine = كويتية
    .accusative = كويتيًا
    .dual = كويتيان
    .dual-oblique = كويتيين
word-lebanese = لبناني
    .feminine = لبنانية
    .accusative = لبنانيًا
    .dual = لبنانيان
    .dual-oblique = لبنانيين
    .dual-feminine = لبنانيتان
    .dual-feminine-oblique = لبنانيتين
word-libyan = ليبي
    .feminine = ليبية
    .accusative = ليبيًا
    .dual = ليبيان
    .dual-oblique = ليبيين
word-malaysian = ماليزي
    .feminine = ماليزية
    .accusative = ماليزيًا
    .dual = ماليزيان
    .dual-oblique = ماليزيين
word-moroccan = مغربي
    .feminine = مغربية
    .accusative = مغربيًا
    .dual = مغربيان
    .dual-oblique = مغربيين
word-new-zealand = نيوزيلندي
    .feminine = نيوزيلندية
    .accusative = نيوزيلنديًا
    .dual = نيوزيلنديان
    .dual-oblique = نيوزيلنديين
word-omani = عُماني
    .feminine = عُمانية
    .accusative = عُمانيًا
    .dual = عُمانيان
    .dual-oblique = عُمانيين
    .dual-feminine = عُمانيتان
    .dual-feminine-oblique = عُمانيتين
word-qatari = قطري
    .feminine = قطرية
    .accusative = قطريًا
    .dual = قطريان
    .dual-oblique = قطريين
word-singapore = سنغافوري
    .feminine = سنغافورية
    .accusative = سنغافوريًا
    .dual = سنغافوريان
    .dual-oblique = سنغافوريين
word-somali = صومالي
    .feminine = صومالية
    .accusative = صوماليًا
    .dual = صوماليان
    .dual-oblique = صوماليين
word-south-african = جنوب أفريقي
    .feminine = جنوب أفريقية
    .accusative = جنوب أفريقيًا
    .dual = جنوب أفريقيان
    .dual-oblique = جنوب أفريقيين
word-south-sudanese = جنوب سوداني
    .feminine = جنوب سودانية
    .accusative = جنوب سودانيًا
    .dual = جنوب سودانيان
    .dual-oblique = جنوب سودانيين
word-sudanese = سوداني
    .feminine = سودانية
    .accusative = سودانيًا
    .dual = سودانيان
    .dual-oblique = سودانيين
word-swiss = سويسري
    .feminine = سويسرية
    .accusative = سويسريًا
    .dual = سويسريان
    .dual-oblique = سويسريين
word-syrian = سوري
    .feminine = سورية
    .accusative = سوريًا
    .dual = سوريان
    .dual-oblique = سوريين
    .dual-feminine = سوريتان
    .dual-feminine-oblique = سوريتين
word-turkish = تركي
    .feminine = تركية
    .accusative = تركيًا
    .dual = تركيان
    .dual-oblique = تركيين
    .dual-feminine = تركيتان
    .dual-feminine-oblique = تركيتين
word-uae = إماراتي
    .feminine = إماراتية
    .accusative = إماراتيًا
    .dual = إماراتيان
    .dual-oblique = إماراتيين
word-yemeni = يمني
    .feminine = يمنية
    .accusative = يمنيًا
    .dual = يمنيان
    .dual-oblique = يمنيين

money-noun-centavo = { $count ->
    [1] سنتافو واحد
    [zero] { $count } سنتافو
    [one] { $count } سنتافو
    [two] { $count } سنتافو
    [few] { $count } سنتافو
    [many] { $count } سنتافو
   *[other] { $count } سنتافو
}
money-noun-ore = { $count ->
    [1] أوره واحد
    [zero] { $count } أوره
    [one] { $count } أوره
    [two] { $count } أوره
    [few] { $count } أوره
    [many] { $count } أوره
   *[other] { $count } أوره
}
## The Arab world

currency-aed = { noun-dirham } { word-uae }
    .local = { noun-dirham }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } { word-uae }
currency-bhd = { noun-dinar } { word-bahraini }
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } { word-bahraini }
currency-djf = فرنك جيبوتي
    .accusative = فرنكًا جيبوتيًا
    .dual = فرنكان جيبوتيان
    .dual-oblique = فرنكين جيبوتيين
    .plural = فرنكات جيبوتية
    .gender = masculine
    .local = { noun-franc }
currency-dzd = { noun-dinar } { word-algerian }
    .local = { noun-dinar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } { word-algerian }
currency-egp =
    .local = { noun-pound }
    .minor = { noun-qirsh }
    .minor-alone = { noun-qirsh } { word-egyptian }
currency-iqd = { noun-dinar } { word-iraqi }
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } { word-iraqi }
currency-jod = { noun-dinar } { word-jordanian }
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } { word-jordanian }
# CLDR has فرنك جزر القمر; the adjective is shorter and agrees. Its marks keep it from being heard as "lunar".
currency-kmf = فرنك قُمُري
    .accusative = فرنكًا قُمُريًا
    .dual = فرنكان قُمُريان
    .dual-oblique = فرنكين قُمُريين
    .plural = فرنكات قُمُرية
    .gender = masculine
    .local = { noun-franc }
currency-kwd = { noun-dinar } { word-kuwaiti }
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } { word-kuwaiti }
# CLDR has جنيه لبناني; the word in use is ليرة.
currency-lbp = { noun-lira } { word-lebanese }
    .local = { noun-lira }
    .minor = { noun-qirsh }
    .minor-alone = { noun-qirsh } { word-lebanese }
# A dinar has a thousand dirhams.
currency-lyd = { noun-dinar } { word-libyan }
    .local = { noun-dinar }
    .minor = { noun-dirham }
    .minor-alone = { noun-dirham } { word-libyan }
currency-mad = { noun-dirham } { word-moroccan }
    .local = { noun-dirham }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } { word-moroccan }
# Never أوقية alone but at home: it is an ounce too.
currency-mru = أوقية موريتانية
    .dual = أوقيتان موريتانيتان
    .dual-oblique = أوقيتين موريتانيتين
    .plural = أوقيات موريتانية
    .gender = feminine
    .local = { noun-ouguiya }
# A rial has a thousand baisa.
# عُماني has a mark: without it it is also the adjective of Amman.
currency-omr = { noun-rial } { word-omani }
    .local = { noun-rial }
    .minor = { noun-baisa }
    .minor-alone = { noun-baisa } { word-omani }
# A riyal has a hundred dirhams.
currency-qar = { noun-rial } { word-qatari }
    .local = { noun-rial }
    .minor = { noun-dirham }
    .minor-alone = { noun-dirham } { word-qatari }
currency-sar = ريال سعودي
    .accusative = ريالًا سعوديًا
    .dual = ريالان سعوديان
    .dual-oblique = ريالين سعوديين
    .plural = ريالات سعودية
    .gender = masculine
    .local = { noun-rial }
    .minor = { noun-halala }
currency-sdg = { noun-pound } { word-sudanese }
    .local = { noun-pound }
    .minor = { noun-qirsh }
    .minor-alone = { noun-qirsh } { word-sudanese }
currency-sos = { noun-shilling } { word-somali }
    .local = { noun-shilling }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-somali }
currency-ssp = { noun-pound } { word-south-sudanese }
    .local = { noun-pound }
    .minor = { noun-qirsh }
    .minor-alone = { noun-qirsh } { word-south-sudanese }
currency-syp = { noun-lira } { word-syrian }
    .local = { noun-lira }
    .minor = { noun-qirsh }
    .minor-alone = { noun-qirsh } { word-syrian }
# A dinar has a thousand millimes.
currency-tnd = دينار تونسي
    .accusative = دينارًا تونسيًا
    .dual = ديناران تونسيان
    .dual-oblique = دينارين تونسيين
    .plural = دنانير تونسية
    .gender = masculine
    .local = { noun-dinar }
    .minor = { noun-millime }
currency-yer = { noun-rial } { word-yemeni }
    .local = { noun-rial }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } { word-yemeni }
## Other currencies that are often heard

currency-aud = { noun-dollar } { word-australian }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-australian }
currency-brl = ريال برازيلي
    .accusative = ريالًا برازيليًا
    .dual = ريالان برازيليان
    .dual-oblique = ريالين برازيليين
    .plural = ريالات برازيلية
    .gender = masculine
    .local = { noun-rial }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] سنتافو برازيلي واحد
        [zero] { $count } سنتافو برازيلي
        [one] { $count } سنتافو برازيلي
        [two] { $count } سنتافو برازيلي
        [few] { $count } سنتافو برازيلي
        [many] { $count } سنتافو برازيلي
       *[other] { $count } سنتافو برازيلي
    }
currency-cad = { noun-dollar } { word-canadian }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-canadian }
currency-chf = { noun-franc } { word-swiss }
    .local = { noun-franc }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } { word-swiss }
# No smaller unit: فن (fen) would be heard as "art".
currency-cny = { noun-yuan }
    .full = { noun-yuan } { word-chinese }
currency-dkk = كرونة دنماركية
    .dual = كرونتان دنماركيتان
    .dual-oblique = كرونتين دنماركيتين
    .plural = كرونات دنماركية
    .gender = feminine
    .local = { noun-krona }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] أوره دنماركي واحد
        [zero] { $count } أوره دنماركي
        [one] { $count } أوره دنماركي
        [two] { $count } أوره دنماركي
        [few] { $count } أوره دنماركي
        [many] { $count } أوره دنماركي
       *[other] { $count } أوره دنماركي
    }
# يورو does not change: يورو واحد, 2 يورو, 3 يورو.
# The smaller unit alone is told apart from other cents as سنت أوروبي.
currency-eur = { $count ->
    [1] يورو واحد
    [zero] { $count } يورو
    [one] { $count } يورو
    [two] { $count } يورو
    [few] { $count } يورو
    [many] { $count } يورو
   *[other] { $count } يورو
}
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-eur }
currency-gbp = جنيه إسترليني
    .accusative = جنيهًا إسترلينيًا
    .dual = جنيهان إسترلينيان
    .dual-oblique = جنيهين إسترلينيين
    .plural = جنيهات إسترلينية
    .gender = masculine
    .local = { noun-pound }
    .minor = { noun-penny }
currency-hkd = دولار هونغ كونغ
    .dual = دولارا هونغ كونغ
    .dual-oblique = دولاري هونغ كونغ
    .plural = دولارات هونغ كونغ
    .gender = masculine
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent-hkd }
# The name alone belongs to one currency, so CLDR's longer one is only said when asked for.
currency-ils = { noun-shekel }
    .full = { noun-shekel } { word-israeli-new }
    .minor = { noun-agora }
# CLDR has روبية هندي: the adjective agrees here.
currency-inr = روبية هندية
    .dual = روبيتان هنديتان
    .dual-oblique = روبيتين هنديتين
    .plural = روبيات هندية
    .gender = feminine
    .local = { noun-rupee }
    .minor = { noun-baisa }
    .minor-alone = { noun-paisa-inr }
currency-irr = ريال إيراني
    .accusative = ريالًا إيرانيًا
    .dual = ريالان إيرانيان
    .dual-oblique = ريالين إيرانيين
    .plural = ريالات إيرانية
    .gender = masculine
    .local = { noun-rial }
currency-jpy = { noun-yen }
    .full = { noun-yen } { word-japanese }
# CLDR has وون كوريا الجنوبية; the adjective agrees and is shorter.
currency-krw = وون كوري جنوبي
    .accusative = وونًا كوريًا جنوبيًا
    .dual = وونان كوريان جنوبيان
    .dual-oblique = وونين كوريين جنوبيين
    .plural = وونات كورية جنوبية
    .gender = masculine
    .local = { noun-won }
currency-mxn = { $count ->
    [1] بيزو مكسيكي واحد
    [zero] { $count } بيزو مكسيكي
    [one] { $count } بيزو مكسيكي
    [two] { $count } بيزو مكسيكي
    [few] { $count } بيزو مكسيكي
    [many] { $count } بيزو مكسيكي
   *[other] { $count } بيزو مكسيكي
}
    .local = { $count ->
        [1] بيزو واحد
        [zero] { $count } بيزو
        [one] { $count } بيزو
        [two] { $count } بيزو
        [few] { $count } بيزو
        [many] { $count } بيزو
       *[other] { $count } بيزو
    }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] سنتافو مكسيكي واحد
        [zero] { $count } سنتافو مكسيكي
        [one] { $count } سنتافو مكسيكي
        [two] { $count } سنتافو مكسيكي
        [few] { $count } سنتافو مكسيكي
        [many] { $count } سنتافو مكسيكي
       *[other] { $count } سنتافو مكسيكي
    }
# No smaller unit: سن (sen) would be heard as "tooth".
currency-myr = { noun-ringgit }
    .full = { noun-ringgit } { word-malaysian }
currency-nok = كرونة نرويجية
    .dual = كرونتان نرويجيتان
    .dual-oblique = كرونتين نرويجيتين
    .plural = كرونات نرويجية
    .gender = feminine
    .local = { noun-krona }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] أوره نرويجي واحد
        [zero] { $count } أوره نرويجي
        [one] { $count } أوره نرويجي
        [two] { $count } أوره نرويجي
        [few] { $count } أوره نرويجي
        [many] { $count } أوره نرويجي
       *[other] { $count } أوره نرويجي
    }
currency-nzd = { noun-dollar } { word-new-zealand }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-new-zealand }
currency-pkr = روبية باكستانية
    .dual = روبيتان باكستانيتان
    .dual-oblique = روبيتين باكستانيتين
    .plural = روبيات باكستانية
    .gender = feminine
    .local = { noun-rupee }
    .minor = { noun-baisa }
    .minor-alone = { noun-paisa-pkr }
currency-rub = روبل روسي
    .accusative = روبلًا روسيًا
    .dual = روبلان روسيان
    .dual-oblique = روبلين روسيين
    .plural = روبلات روسية
    .gender = masculine
    .local = { noun-ruble }
    .minor = { noun-kopek }
currency-sek = كرونة سويدية
    .dual = كرونتان سويديتان
    .dual-oblique = كرونتين سويديتين
    .plural = كرونات سويدية
    .gender = feminine
    .local = { noun-krona }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] أوره سويدي واحد
        [zero] { $count } أوره سويدي
        [one] { $count } أوره سويدي
        [two] { $count } أوره سويدي
        [few] { $count } أوره سويدي
        [many] { $count } أوره سويدي
       *[other] { $count } أوره سويدي
    }
currency-sgd = { noun-dollar } { word-singapore }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-singapore }
currency-try = { noun-lira } { word-turkish }
    .local = { noun-lira }
    .minor = { noun-qirsh }
    .minor-alone = { noun-qirsh } { word-turkish }
currency-usd = { noun-dollar } { word-american }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-american }
currency-zar = { noun-rand } { word-south-african }
    .local = { noun-rand }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-south-african }
## The rest, without smaller units: CLDR's names, put in agreement where the noun has Arabic forms, and mended where
## they are misspelt or have a country's name instead of its adjective.

currency-afn = { $count } أفغاني أفغانستاني
currency-all = { $count } ليك ألباني
currency-amd = { $count } درام أرميني
currency-ang = { $count } غيلدر أنتيلي هولندي
currency-aoa = { $count } كوانزا أنغولي
currency-ars = { $count } بيزو أرجنتيني
currency-awg = { $count } فلورن أروبي
currency-azn = { $count } مانات أذربيجاني
# Without CLDR's قابل للتحويل, which cannot agree with a name made of two nouns.
currency-bam = مارك البوسنة والهرسك
    .dual = ماركا البوسنة والهرسك
    .dual-oblique = ماركي البوسنة والهرسك
    .plural = ماركات البوسنة والهرسك
    .gender = masculine
currency-bbd = دولار بربادوسي
    .accusative = دولارًا بربادوسيًا
    .dual = دولاران بربادوسيان
    .dual-oblique = دولارين بربادوسيين
    .plural = دولارات بربادوسية
    .gender = masculine
currency-bdt = { $count } تاكا بنغلاديشي
currency-bgn = { $count } ليف بلغاري
currency-bif = فرنك بروندي
    .accusative = فرنكًا برونديًا
    .dual = فرنكان برونديان
    .dual-oblique = فرنكين برونديين
    .plural = فرنكات بروندية
    .gender = masculine
currency-bmd = دولار برمودي
    .accusative = دولارًا برموديًا
    .dual = دولاران برموديان
    .dual-oblique = دولارين برموديين
    .plural = دولارات برمودية
    .gender = masculine
currency-bnd = دولار بروناي
    .dual = دولارا بروناي
    .dual-oblique = دولاري بروناي
    .plural = دولارات بروناي
    .gender = masculine
currency-bob = { $count } بوليفيانو بوليفي
# A fund: CLDR's own coinage.
currency-bov = { $count } مفدول بوليفي
currency-bsd = دولار باهامي
    .accusative = دولارًا باهاميًا
    .dual = دولاران باهاميان
    .dual-oblique = دولارين باهاميين
    .plural = دولارات باهامية
    .gender = masculine
currency-btn = { $count } نولتوم بوتاني
currency-bwp = { $count } بولا بتسواني
currency-byn = روبل بيلاروسي
    .accusative = روبلًا بيلاروسيًا
    .dual = روبلان بيلاروسيان
    .dual-oblique = روبلين بيلاروسيين
    .plural = روبلات بيلاروسية
    .gender = masculine
currency-bzd = دولار بليزي
    .accusative = دولارًا بليزيًا
    .dual = دولاران بليزيان
    .dual-oblique = دولارين بليزيين
    .plural = دولارات بليزية
    .gender = masculine
currency-cdf = فرنك كونغولي
    .accusative = فرنكًا كونغوليًا
    .dual = فرنكان كونغوليان
    .dual-oblique = فرنكين كونغوليين
    .plural = فرنكات كونغولية
    .gender = masculine
# Named WIR, said "vir". CLDR has no Arabic name, here and for chw, clf, cou, mxv, uyi and uyw.
currency-che = { $count } يورو فير
currency-chw = فرنك فير
    .dual = فرنكا فير
    .dual-oblique = فرنكي فير
    .plural = فرنكات فير
    .gender = masculine
currency-clf = وحدة حسابية تشيلية
    .dual = وحدتان حسابيتان تشيليتان
    .dual-oblique = وحدتين حسابيتين تشيليتين
    .plural = وحدات حسابية تشيلية
    .gender = feminine
currency-clp = { $count } بيزو تشيلي
currency-cop = { $count } بيزو كولومبي
currency-cou = وحدة القيمة الحقيقية الكولومبية
    .dual = وحدتا القيمة الحقيقية الكولومبية
    .dual-oblique = وحدتي القيمة الحقيقية الكولومبية
    .plural = وحدات القيمة الحقيقية الكولومبية
    .gender = feminine
currency-crc = { $count } كولن كوستاريكي
currency-cuc = { $count } بيزو كوبي قابل للتحويل
currency-cup = { $count } بيزو كوبي
currency-cve = { $count } إسكودو الرأس الأخضر
currency-czk = كرونة تشيكية
    .dual = كرونتان تشيكيتان
    .dual-oblique = كرونتين تشيكيتين
    .plural = كرونات تشيكية
    .gender = feminine
currency-dop = { $count } بيزو الدومينيكان
currency-ern = { $count } ناكفا إريتري
currency-etb = { $count } بير إثيوبي
currency-fjd = دولار فيجي
    .accusative = دولارًا فيجيًا
    .dual = دولاران فيجيان
    .dual-oblique = دولارين فيجيين
    .plural = دولارات فيجية
    .gender = masculine
currency-fkp = جنيه جزر فوكلاند
    .dual = جنيها جزر فوكلاند
    .dual-oblique = جنيهي جزر فوكلاند
    .plural = جنيهات جزر فوكلاند
    .gender = masculine
currency-gel = { $count } لاري جورجي
currency-ghs = { $count } سِيدي غانا
currency-gip = جنيه جبل طارق
    .dual = جنيها جبل طارق
    .dual-oblique = جنيهي جبل طارق
    .plural = جنيهات جبل طارق
    .gender = masculine
currency-gmd = { $count } دلاسي غامبي
currency-gnf = فرنك غيني
    .accusative = فرنكًا غينيًا
    .dual = فرنكان غينيان
    .dual-oblique = فرنكين غينيين
    .plural = فرنكات غينية
    .gender = masculine
currency-gtq = { $count } كتزال غواتيمالا
currency-gyd = دولار غيانا
    .dual = دولارا غيانا
    .dual-oblique = دولاري غيانا
    .plural = دولارات غيانا
    .gender = masculine
currency-hnl = { $count } ليمبيرا هندوراسي
currency-hrk = { $count } كونا كرواتي
currency-htg = { $count } غورد هايتي
currency-huf = { $count } فورينت هنغاري
currency-idr = روبية إندونيسية
    .dual = روبيتان إندونيسيتان
    .dual-oblique = روبيتين إندونيسيتين
    .plural = روبيات إندونيسية
    .gender = feminine
currency-isk = كرونة أيسلندية
    .dual = كرونتان أيسلنديتان
    .dual-oblique = كرونتين أيسلنديتين
    .plural = كرونات أيسلندية
    .gender = feminine
currency-jmd = دولار جامايكي
    .accusative = دولارًا جامايكيًا
    .dual = دولاران جامايكيان
    .dual-oblique = دولارين جامايكيين
    .plural = دولارات جامايكية
    .gender = masculine
currency-kes = شلن كيني
    .accusative = شلنًا كينيًا
    .dual = شلنان كينيان
    .dual-oblique = شلنين كينيين
    .plural = شلنات كينية
    .gender = masculine
currency-kgs = { $count } سوم قيرغستاني
currency-khr = { $count } رييل كمبودي
currency-kpw = وون كوري شمالي
    .accusative = وونًا كوريًا شماليًا
    .dual = وونان كوريان شماليان
    .dual-oblique = وونين كوريين شماليين
    .plural = وونات كورية شمالية
    .gender = masculine
currency-kyd = دولار جزر كيمن
    .dual = دولارا جزر كيمن
    .dual-oblique = دولاري جزر كيمن
    .plural = دولارات جزر كيمن
    .gender = masculine
currency-kzt = { $count } تينغ كازاخستاني
currency-lak = { $count } كيب لاوسي
currency-lkr = روبية سريلانكية
    .dual = روبيتان سريلانكيتان
    .dual-oblique = روبيتين سريلانكيتين
    .plural = روبيات سريلانكية
    .gender = feminine
currency-lrd = دولار ليبيري
    .accusative = دولارًا ليبيريًا
    .dual = دولاران ليبيريان
    .dual-oblique = دولارين ليبيريين
    .plural = دولارات ليبيرية
    .gender = masculine
currency-lsl = { $count } لوتي ليسوتو
currency-mdl = { $count } ليو مولدوفي
currency-mga = { $count } أرياري مدغشقر
currency-mkd = دينار مقدوني
    .accusative = دينارًا مقدونيًا
    .dual = ديناران مقدونيان
    .dual-oblique = دينارين مقدونيين
    .plural = دنانير مقدونية
    .gender = masculine
currency-mmk = { $count } كيات ميانمار
currency-mnt = { $count } توغروغ منغولي
currency-mop = { $count } باتاكا ماكاوي
currency-mur = روبية موريشيوسية
    .dual = روبيتان موريشيوسيتان
    .dual-oblique = روبيتين موريشيوسيتين
    .plural = روبيات موريشيوسية
    .gender = feminine
currency-mvr = { $count } روفيه جزر المالديف
currency-mwk = { $count } كواشا مالاوي
currency-mxv = وحدة استثمارية مكسيكية
    .dual = وحدتان استثماريتان مكسيكيتان
    .dual-oblique = وحدتين استثماريتين مكسيكيتين
    .plural = وحدات استثمارية مكسيكية
    .gender = feminine
currency-mzn = { $count } متكال موزمبيقي
currency-nad = دولار ناميبي
    .accusative = دولارًا ناميبيًا
    .dual = دولاران ناميبيان
    .dual-oblique = دولارين ناميبيين
    .plural = دولارات ناميبية
    .gender = masculine
currency-ngn = { $count } نايرا نيجيري
currency-nio = { $count } قرطبة نيكاراغوا
currency-npr = روبية نيبالية
    .dual = روبيتان نيباليتان
    .dual-oblique = روبيتين نيباليتين
    .plural = روبيات نيبالية
    .gender = feminine
currency-pab = { $count } بالبوا بنمي
currency-pen = { $count } سول بيروفي
currency-pgk = { $count } كينا بابوا غينيا الجديدة
currency-php = { $count } بيزو فلبيني
currency-pln = { $count } زلوتي بولندي
currency-pyg = { $count } غواراني باراغواي
currency-ron = { $count } ليو روماني
currency-rsd = دينار صربي
    .accusative = دينارًا صربيًا
    .dual = ديناران صربيان
    .dual-oblique = دينارين صربيين
    .plural = دنانير صربية
    .gender = masculine
currency-rwf = فرنك رواندي
    .accusative = فرنكًا روانديًا
    .dual = فرنكان روانديان
    .dual-oblique = فرنكين روانديين
    .plural = فرنكات رواندية
    .gender = masculine
currency-sbd = دولار جزر سليمان
    .dual = دولارا جزر سليمان
    .dual-oblique = دولاري جزر سليمان
    .plural = دولارات جزر سليمان
    .gender = masculine
currency-scr = روبية سيشيلية
    .dual = روبيتان سيشيليتان
    .dual-oblique = روبيتين سيشيليتين
    .plural = روبيات سيشيلية
    .gender = feminine
currency-shp = جنيه سانت هيلين
    .dual = جنيها سانت هيلين
    .dual-oblique = جنيهي سانت هيلين
    .plural = جنيهات سانت هيلين
    .gender = masculine
currency-sle = { $count } ليون سيراليوني
# CLDR tells it apart by its years: here it is the old one.
currency-sll = { $count } ليون سيراليوني قديم
currency-srd = دولار سورينامي
    .accusative = دولارًا سوريناميًا
    .dual = دولاران سوريناميان
    .dual-oblique = دولارين سوريناميين
    .plural = دولارات سورينامية
    .gender = masculine
currency-stn = { $count } دوبرا ساو تومي وبرينسيبي
currency-szl = { $count } ليلانجيني سوازيلندي
# CLDR has باخت.
currency-thb = { $count } بات تايلاندي
currency-tjs = { $count } سوموني طاجيكستاني
currency-tmt = { $count } مانات تركماني
currency-top = { $count } بانغا تونغا
currency-ttd = دولار ترينيداد وتوباغو
    .dual = دولارا ترينيداد وتوباغو
    .dual-oblique = دولاري ترينيداد وتوباغو
    .plural = دولارات ترينيداد وتوباغو
    .gender = masculine
currency-twd = دولار تايواني
    .accusative = دولارًا تايوانيًا
    .dual = دولاران تايوانيان
    .dual-oblique = دولارين تايوانيين
    .plural = دولارات تايوانية
    .gender = masculine
currency-tzs = شلن تنزاني
    .accusative = شلنًا تنزانيًا
    .dual = شلنان تنزانيان
    .dual-oblique = شلنين تنزانيين
    .plural = شلنات تنزانية
    .gender = masculine
currency-uah = { $count } هريفنيا أوكرانية
currency-ugx = شلن أوغندي
    .accusative = شلنًا أوغنديًا
    .dual = شلنان أوغنديان
    .dual-oblique = شلنين أوغنديين
    .plural = شلنات أوغندية
    .gender = masculine
# CLDR has the next day in brackets.
currency-usn = { $count ->
    [1] { $case ->
        [accusative] دولارًا أمريكيًا واحدًا لليوم التالي
       *[nominative] دولار أمريكي واحد لليوم التالي
    }
    [2] { $case ->
        [genitive] دولارين أمريكيين لليوم التالي
        [accusative] دولارين أمريكيين لليوم التالي
       *[nominative] دولاران أمريكيان لليوم التالي
    }
    [zero] { $count } دولار أمريكي لليوم التالي
    [one] { $count } دولار أمريكي لليوم التالي
    [two] { $count } دولار أمريكي لليوم التالي
    [few] { $count } دولارات أمريكية لليوم التالي
    [many] { $count } دولارًا أمريكيًا لليوم التالي
   *[other] { $count } دولار أمريكي لليوم التالي
}
currency-uyi = وحدة مفهرسة أوروغوايانية
    .dual = وحدتان مفهرستان أوروغوايانيتان
    .dual-oblique = وحدتين مفهرستين أوروغوايانيتين
    .plural = وحدات مفهرسة أوروغوايانية
    .gender = feminine
currency-uyu = { $count } بيزو أوروغواي
currency-uyw = وحدة مؤشر الأجور الاسمية في أوروغواي
    .dual = وحدتا مؤشر الأجور الاسمية في أوروغواي
    .dual-oblique = وحدتي مؤشر الأجور الاسمية في أوروغواي
    .plural = وحدات مؤشر الأجور الاسمية في أوروغواي
    .gender = feminine
currency-uzs = { $count } سوم أوزبكستاني
currency-ves = { $count } بوليفار فنزويلي
currency-vnd = { $count } دونغ فيتنامي
currency-vuv = { $count } فاتو فانواتو
currency-wst = { $count } تالا ساموا
currency-xaf = فرنك وسط أفريقي
    .accusative = فرنكًا وسط أفريقيًا
    .dual = فرنكان وسط أفريقيان
    .dual-oblique = فرنكين وسط أفريقيين
    .plural = فرنكات وسط أفريقية
    .gender = masculine
currency-xag = أونصة فضة
    .dual = أونصتا فضة
    .dual-oblique = أونصتي فضة
    .plural = أونصات فضة
    .gender = feminine
# CLDR names the metal alone, here and for the other metals.
currency-xau = أونصة ذهب
    .dual = أونصتا ذهب
    .dual-oblique = أونصتي ذهب
    .plural = أونصات ذهب
    .gender = feminine
currency-xcd = دولار شرق الكاريبي
    .dual = دولارا شرق الكاريبي
    .dual-oblique = دولاري شرق الكاريبي
    .plural = دولارات شرق الكاريبي
    .gender = masculine
currency-xcg = { $count } غيلدر كاريبي
# CLDR has no unit to count.
currency-xdr = وحدة حقوق سحب خاصة
    .dual = وحدتا حقوق سحب خاصة
    .dual-oblique = وحدتي حقوق سحب خاصة
    .plural = وحدات حقوق سحب خاصة
    .gender = feminine
currency-xof = فرنك غرب أفريقي
    .accusative = فرنكًا غرب أفريقيًا
    .dual = فرنكان غرب أفريقيان
    .dual-oblique = فرنكين غرب أفريقيين
    .plural = فرنكات غرب أفريقية
    .gender = masculine
currency-xpd = أونصة بالاديوم
    .dual = أونصتا بالاديوم
    .dual-oblique = أونصتي بالاديوم
    .plural = أونصات بالاديوم
    .gender = feminine
currency-xpf = فرنك سي إف بي
    .dual = فرنكا سي إف بي
    .dual-oblique = فرنكي سي إف بي
    .plural = فرنكات سي إف بي
    .gender = masculine
currency-xpt = أونصة بلاتين
    .dual = أونصتا بلاتين
    .dual-oblique = أونصتي بلاتين
    .plural = أونصات بلاتين
    .gender = feminine
currency-zmw = { $count } كواشا زامبي
# CLDR 48 names it, and xcg; CLDR 47 does not.
currency-zwg = { $count } ذهب زيمبابوي
currency-zwl = دولار زيمبابوي
    .accusative = دولارًا زيمبابويًا
    .dual = دولاران زيمبابويان
    .dual-oblique = دولارين زيمبابويين
    .plural = دولارات زيمبابوية
    .gender = masculine
# $code stands in Latin letters: they are spelled, and the voice changes language for them.
currency-unknown = { $count } { SPELL($code) }
