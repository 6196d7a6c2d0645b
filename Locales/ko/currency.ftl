### Short names and smaller units: aed ars aud bdt bgn bhd brl cad chf clp cny cop czk dkk dzd egp eur gbp ghs hkd huf
###     idr ils inr jod jpy kes krw kwd kzt lkr mad mxn myr ngn nok nzd omr pen php pkr pln qar ron rub sar sek sgd thb tnd
###     try twd uah usd vnd zar

## Currencies, by ISO 4217 code
##
## The names are CLDR's. A unit stands without its country only if no other money shares its name and news says it so
## (원, 엔, 위안, 유로). A smaller unit is named where it is known. Otherwise amounts are said as decimals.

## Nouns

noun-agora = 아고라
noun-baisa = 바이사
noun-ban = 바니
noun-cent = 센트
noun-centavo = 센타보
noun-centime = 상팀
noun-centimo = 센티모
noun-filler = 필레르
noun-fils = 필스
noun-grosz = 그로시
noun-halala = 할랄라
noun-heller = 할레르
noun-hryvnia = 흐리우냐
noun-kobo = 코보
noun-kopek = 코페이카
noun-kopiyka = 코피이카
noun-kurus = 쿠루슈
noun-leu = 레우
noun-lev = 레프
noun-millime = 밀림
noun-ore = 외레
noun-paisa = 파이사
noun-pesewa = 페세와
noun-piaster = 피아스터
noun-poisha = 포이샤
noun-rupiah = 루피아
noun-satang = 사땅
noun-sen = 센
noun-shekel = 셰켈
noun-stotinka = 스토틴키
noun-tiyn = 티인
noun-yen = 엔
noun-yuan = 위안
noun-re = { noun-ore }

currency-bam = 보스니아 태환 마르크
currency-bgn = 불가리아 { noun-lev }
currency-bnd = 브루나이 { noun-dollar }
# CLDR has the Latin letters Mvdol.
currency-bov = 볼리비아 무브돌
currency-che = 위어 유로
currency-chw = 위어 { noun-franc }
currency-clf = 칠레 개발 단위
# Avoid 위안화 after a number. A hundredth is little known: 0.5위안.
currency-cny = { noun-yuan }
    .full = 중국 { noun-yuan }
currency-cou = 콜롬비아 실질 가치 단위
currency-eur =
    .minor-alone = 유로 { noun-cent }
currency-gbp =
    .minor = { $count ->
        [1] { $count }페니
       *[other] { $count }펜스
    }
currency-idr = 인도네시아 { noun-rupiah }
currency-ils = 이스라엘 { noun-shekel }
    .full = 이스라엘 신 { noun-shekel }
currency-irr = 이란 { noun-rial }
currency-jpy = { noun-yen }
    .full = 일본 { noun-yen }
currency-kpw = 북한 { noun-won }
currency-krw = { noun-won }
    .full = 대한민국 { noun-won }
currency-mvr = 몰디브 루피야
currency-mxv = 멕시코 투자 단위
currency-szl = 에스와티니 릴랑게니
currency-twd = 대만 { noun-dollar }
    .full = 신 대만 { noun-dollar }
currency-uah = 우크라이나 { noun-hryvnia }
    .full = 우크라이나 { noun-hryvnia }
# 센트 without a country is the American one.
currency-usd =
    .minor-alone = { noun-cent }
currency-usn = 익일 결제 미국 { noun-dollar }
currency-uyi = 우루과이 지수 단위 { noun-peso }
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
