### Short names and smaller units: aed ars aud bdt bgn bhd brl btn cad chf clp cny cop czk dkk egp eur fjd gbp gyd hkd
###     huf idr ils inr isk jmd jod jpy kes krw kwd lkr mmk mur mvr mxn myr ngn nok npr nzd omr pen php pkr pln qar ron
###     rub sar scr sek sgd srd thb try ttd twd tzs uah ugx usd vnd zar

## Currencies, by ISO 4217 code
##
## No name changes. The money of India is টাকা, too, as people there say it. All names are CLDR's, unless they are here: CLDR has
## some with the bare name of the country, in an older spelling, or not as they sound.

## The names of units alone

noun-agora = আগোরা
noun-baht = বাত
noun-baisa = বাইসা
noun-ban = বানি
noun-cent = সেন্ট
noun-centavo = সেন্টাভো
noun-centime = সেন্টিম
noun-centimo = সেন্টিমো
noun-chetrum = চেত্রুম
noun-fen = ফেন
noun-filler = ফিলার
noun-fils = ফিলস
noun-grosz = গ্রোশ
noun-halala = হালালা
noun-heller = হেলার
noun-kobo = কোবো
noun-kopek = কোপেক
noun-kopiyka = কোপিইকা
noun-krona = ক্রোনা
noun-krone = ক্রোন
noun-kurus = কুরুশ
noun-laari = লারি
noun-lev = লেভ
noun-leu = লেউ
noun-lira = লিরা
noun-ore = ওরে
noun-re = { noun-ore }
# same as noun-poisha
noun-paisa = পয়সা
noun-penny = পেন্স
noun-piaster = পিয়াস্ত্রে
noun-poisha = পয়সা
noun-rupiah = রুপিয়া
noun-satang = সাতাং
noun-ringgit = রিঙ্গিত
noun-sen = সেন
noun-stotinka = স্তোতিনকা
noun-yuan = ইউয়ান
noun-dong = ডং
noun-hryvnia = রিভনিয়া
noun-zloty = জলোটি

## The most common currencies

currency-eur =
    .minor-alone = ইউরো { noun-cent }
# Cents alone are of this dollar; those of others have the adjective.
currency-usd =
    .minor-alone = { noun-cent }
currency-jpy = { noun-yen }
currency-gbp =
    .minor-alone = { noun-penny }
currency-cny = { noun-yuan }
currency-bdt = বাংলাদেশি { noun-taka }
currency-dkk = ড্যানিশ { noun-krone }
currency-nok = নরওয়েজিয়ান { noun-krone }
currency-isk = আইসল্যান্ডীয় { noun-krona }
currency-czk = চেক { noun-koruna }
currency-try = তুর্কি { noun-lira }
currency-bgn = বুলগেরিয়ান { noun-lev }
currency-ils = ইসরায়েলি { noun-shekel }
    .full = ইসরায়েলি নতুন { noun-shekel }
currency-aed = আমিরাতি { noun-dirham }
    .full = সংযুক্ত আরব আমিরাত { noun-dirham }
currency-twd = তাইওয়ানি { noun-dollar }
    .full = নতুন তাইওয়ানি { noun-dollar }
# CLDR has the name of Mauritania here.
currency-mur = মরিশাসের { noun-rupee }
currency-scr = সেশেলসের { noun-rupee }
currency-afn = আফগানি

## All other currencies, with the name only

currency-ang = নেদারল্যান্ডস অ্যান্টিলিয়ান গিল্ডার
currency-chf = সুইস { noun-franc }
currency-cdf = কঙ্গোলিজ { noun-franc }
currency-mkd = ম্যাসিডোনিয়ান দেনার
currency-lak = লাও কিপ
currency-khr = কম্বোডিয়ান রিয়েল
# CLDR spells মানত here, and মানাত for the money of Azerbaijan.
currency-tmt = তুর্কমেনিস্তান মানাত
currency-bov = বলিভিয়ান এমভিডল
currency-che = ডব্লিউআইআর ইউরো
currency-chw = ডব্লিউআইআর { noun-franc }
currency-clf = চিলির হিসাবের একক
currency-cou = কলম্বিয়ার প্রকৃত মূল্যের একক
currency-mxv = মেক্সিকোর বিনিয়োগ একক
currency-uyw = উরুগুয়ের মজুরি সূচকের একক
currency-ved = ভেনেজুয়েলার ডিজিটাল বলিভার
currency-xaf = মধ্য আফ্রিকান সিএফএ { noun-franc }
currency-xof = পশ্চিম আফ্রিকান সিএফএ { noun-franc }
currency-xpf = সিএফপি { noun-franc }
currency-xag = ট্রয় আউন্স রুপা
currency-xau = ট্রয় আউন্স সোনা
currency-xpd = ট্রয় আউন্স প্যালাডিয়াম
currency-xpt = ট্রয় আউন্স প্ল্যাটিনাম
currency-xcg = ক্যারিবিয়ান গিল্ডার
currency-xdr = বিশেষ উত্তোলন অধিকার
currency-xsu = সুক্রে
currency-xua = আফ্রিকান উন্নয়ন ব্যাংকের হিসাবের একক
currency-zwg = জিম্বাবুয়ের জিগ

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = বিটকয়েন
currency-sats = সাতোশি
currency-eth = ইথার
currency-gwei = গোয়েই
currency-usdt = টেথার
currency-usdc = ইউএসডি কয়েন

## Other currencies

currency-unknown = { $count } { SPELL($code) }
