### Short names and smaller units: aed ars aud bdt bgn bhd brl cad chf clp cny cop czk dkk dzd egp eur gbp ghs hkd huf
###     idr ils inr jod jpy krw kwd kzt mad mxn myr ngn nok nzd omr pen php pkr pln ron rub sar sek sgd thb tnd
###     try uah usd vnd zar

## Currencies, by ISO 4217 code
##
## The names are CLDR's. A unit stands without its country if it is the best known of its name (원, 엔, 유로, 달러, 파운드), or
## if its smaller unit is said: nobody says 24 폴란드 즈워티 50그로시. Most smaller units are little known, and amounts with them
## are said as decimals: 24.5 스위스 프랑. $case "parts" is an amount with its smaller unit: 캐나다화 24달러 50센트.

## Nouns

noun-agora = 아고라
noun-cent = 센트
noun-grosz = 그로시
noun-hryvnia = 흐리우냐
noun-kopek = 코페이카
noun-kopiyka = 코피이카
noun-kurus = 쿠루슈
noun-leu = 레우
noun-lev = 레프
noun-rupiah = 루피아
noun-satang = 사땅
noun-sen = 센
noun-shekel = 셰켈
noun-yen = 엔
noun-yuan = 위안

# 24달러, and in words 이십사 달러.
count-dollars = { TAIL($count) ->
    [figure] { $count }달러
   *[word] { $count } 달러
}

currency-aud =
    .counted = { $case ->
        [parts] 호주화 { count-dollars }
       *[plain] { $count } 호주 달러
    }
currency-bam = 보스니아 태환 마르크
currency-bgn = 불가리아 { noun-lev }
currency-bnd = 브루나이 { noun-dollar }
# CLDR has the Latin letters Mvdol.
currency-bov = 볼리비아 무브돌
currency-cad =
    .counted = { $case ->
        [parts] 캐나다화 { count-dollars }
       *[plain] { $count } 캐나다 달러
    }
currency-che = 위어 유로
currency-chw = 위어 { noun-franc }
currency-clf = 칠레 개발 단위
# Avoid 위안화 after a number. A hundredth is little known: 0.5위안.
currency-cny = { noun-yuan }
    .full = 중국 { noun-yuan }
currency-cou = 콜롬비아 실질 가치 단위
currency-eur =
    .minor-alone = 유로{ noun-cent }
currency-gbp = { noun-pound }
    .minor = { $count ->
        [1] { $count }페니
       *[other] { $count }펜스
    }
currency-hkd =
    .counted = { $case ->
        [parts] 홍콩화 { count-dollars }
       *[plain] { $count } 홍콩 달러
    }
currency-idr = { noun-rupiah }
    .full = 인도네시아 { noun-rupiah }
currency-ils = { noun-shekel }
    .full = 이스라엘 신 { noun-shekel }
currency-irr = 이란 { noun-rial }
currency-jpy = { noun-yen }
    .full = 일본 { noun-yen }
currency-kpw = 북한 { noun-won }
currency-krw = { noun-won }
    .full = 대한민국 { noun-won }
currency-mvr = 몰디브 루피야
currency-mxv = 멕시코 투자 단위
currency-myr = { noun-ringgit }
currency-nzd =
    .counted = { $case ->
        [parts] 뉴질랜드화 { count-dollars }
       *[plain] { $count } 뉴질랜드 달러
    }
currency-pln = { noun-zloty }
currency-rub = { noun-ruble }
currency-sgd =
    .counted = { $case ->
        [parts] 싱가포르화 { count-dollars }
       *[plain] { $count } 싱가포르 달러
    }
currency-szl = 에스와티니 릴랑게니
currency-thb = { noun-baht }
currency-try = { noun-lira }
currency-twd = 대만 { noun-dollar }
    .local = { noun-dollar }
    .full = 신 대만 { noun-dollar }
currency-uah = { noun-hryvnia }
    .full = 우크라이나 { noun-hryvnia }
# 달러 and 센트 without a country are the American ones.
currency-usd = { noun-dollar }
    .full = { TAIL($count) ->
        [figure] 미화 { $count }달러
       *[word] 미화 { $count } 달러
    }
    .minor-alone = { noun-cent }
currency-uyw = 우루과이 명목 임금 지수 단위
currency-ved = 베네수엘라 디지털 볼리바르
currency-wst = 사모아 탈라
# 세파 is how the letters CFA are said as a word.
currency-xaf = 중앙아프리카 세파 { noun-franc }
# Metals are weighed in troy ounces. CLDR has their bare names.
currency-xag = 은 { $count }트로이온스
currency-xau = 금 { $count }트로이온스
currency-xcg = 카리브 길더
currency-xof = 서아프리카 세파 { noun-franc }
currency-xpd = 팔라듐 { $count }트로이온스
currency-xpf = 퍼시픽 { noun-franc }
currency-xpt = 백금 { $count }트로이온스
currency-xsu = 수크레
currency-xua = 아프리카 개발 은행 계산 단위
currency-zar = { noun-rand }
currency-zwg = 짐바브웨 골드

## Cryptocurrencies, and their smaller units

currency-btc = 비트코인
currency-sats = 사토시
currency-eth = 이더
currency-gwei = 그웨이
currency-usdt = 테더
# The letters as they are said.
currency-usdc = 유에스디 코인

## Other currencies

# A currency that the tables have no name for. The space keeps the letters apart from the number.
currency-unknown = { $count } { SPELL($code) }
