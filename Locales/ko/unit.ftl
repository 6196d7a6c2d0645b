## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## What is measured comes before the number, where people say it there: 화씨 70도, 시속 50킬로미터, 분당 72회. After 에서 it is not said
## again (case "end"): 화씨 60도에서 70도.

# 톤 is the metric one to everybody. CLDR says 메트릭 톤.
# same for every number
unit-tonne = 톤
# same for every number
unit-ton = 쇼트톤
# same for every number
unit-cup = 컵
# As in recipes.
# same for every number
unit-tablespoon = 큰술
# same for every number
unit-teaspoon = 작은술
# same for every number
unit-tablespoon-imperial = 영국 큰술
# same for every number
unit-teaspoon-imperial = 영국 작은술
# same for every number
unit-gallon-imperial = 영국 갤런
# same for every number
unit-pint-imperial = 영국 파인트
# Weather reports and thermometers have no other scale, and say 영하 below zero. What stands beside it says 화씨.
# same for every number
unit-celsius = 도
    .minus = 영하 { $count }도
# same for every number
unit-fahrenheit = 화씨
    .counted = { $case ->
        [end] { $count }도
       *[plain] 화씨 { $count }도
    }
    .minus = { $case ->
        [end] 영하 { $count }도
       *[plain] 화씨 영하 { $count }도
    }
# Of an angle.
# same as unit-celsius
# same for every number
unit-degree = 도
unit-kilometer-per-hour = 시속 킬로미터
    .counted = { $case ->
        [end] { $count }킬로미터
       *[plain] 시속 { $count }킬로미터
    }
unit-meter-per-second = 초속 미터
    .counted = { $case ->
        [end] { $count }미터
       *[plain] 초속 { $count }미터
    }
unit-mile-per-hour = 시속 마일
    .counted = { $case ->
        [end] { $count }마일
       *[plain] 시속 { $count }마일
    }
# same for every number
unit-millimeter-ofhg = 수은주밀리미터
    .counted = { $case ->
        [end] { $count }밀리미터
       *[plain] 수은주 { $count }밀리미터
    }
# same for every number
unit-inch-ofhg = 수은주인치
    .counted = { $case ->
        [end] { $count }인치
       *[plain] 수은주 { $count }인치
    }
unit-pound-force-per-square-inch = 제곱인치당 파운드
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }파운드
       *[plain] 제곱인치당 { near-count }파운드
    }
unit-liter-per-100-kilometer = 100킬로미터당 리터
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }리터
       *[plain] 100킬로미터당 { near-count }리터
    }
unit-mile-per-gallon = 갤런당 마일
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }마일
       *[plain] 갤런당 { near-count }마일
    }
unit-mile-per-gallon-imperial = 영국 갤런당 마일
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }마일
       *[plain] 영국 갤런당 { near-count }마일
    }
unit-kilowatt-hour-per-100-kilometer = 100킬로미터당 킬로와트시
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }킬로와트시
       *[plain] 100킬로미터당 { near-count }킬로와트시
    }
# same for every number
unit-millimole-per-liter = 리터당 밀리몰
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }밀리몰
       *[plain] 리터당 { near-count }밀리몰
    }
unit-meter-per-square-second = 제곱초당 미터
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }미터
       *[plain] 제곱초당 { near-count }미터
    }
# same for every number
unit-milligram-ofglucose-per-deciliter = 데시리터당 밀리그램
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }밀리그램
       *[plain] 데시리터당 { near-count }밀리그램
    }
unit-liter-per-kilometer = 킬로미터당 리터
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }리터
       *[plain] 킬로미터당 { near-count }리터
    }
# The rate of a heart.
# same for every number
unit-beat-per-minute = 분당 박동
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }회
       *[plain] 분당 { near-count }회
    }
unit-revolution-per-minute = 분당 회전
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }회전
       *[plain] 분당 { near-count }회전
    }
# same for every number
unit-frame-per-second = 초당 프레임
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }프레임
       *[plain] 초당 { near-count }프레임
    }
unit-dot-per-centimeter = 센티미터당 도트
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }도트
       *[plain] 센티미터당 { near-count }도트
    }
unit-dot-per-inch = 인치당 도트
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }도트
       *[plain] 인치당 { near-count }도트
    }
unit-pixel-per-centimeter = 센티미터당 픽셀
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }픽셀
       *[plain] 센티미터당 { near-count }픽셀
    }
unit-pixel-per-inch = 인치당 픽셀
    .counted = { $case ->
        [joint] 이음매 { $count }
        [end] { $count }픽셀
       *[plain] 인치당 { near-count }픽셀
    }
# same for every number
unit-decibel = 데시벨
# same for every number
unit-international-unit = 국제단위
# same for every number
unit-ampere-hour = 암페어시
# same for every number
unit-coulomb = 쿨롱
# same for every number
unit-are = 아르
# same for every number
unit-slug = 슬러그
# same for every number
unit-gradian = 그라디안
# same for every number
unit-nibble = 니블
# same for every number
unit-joule = 줄
unit-permille = 퍼밀
# same for every number
unit-megapixel = 메가픽셀
# same for every number
unit-pixel = 픽셀
# same for every number
unit-dunam = 두남
unit-permyriad = 퍼미리아드
# same for every number
unit-quarter = 분기
# same for every number
unit-therm-us = 미국 섬
# same for every number
unit-dot = 도트
# same for every number
unit-em = 엠
# same for every number
unit-atmosphere = 기압
# same for every number
unit-pound-force-foot = 파운드포스 피트
# same for every number
unit-permillion = 피피엠
# same for every number
unit-portion-per-1e9 = 피피비
# same for every number
unit-arc-minute = 각분
# same for every number
unit-arc-second = 각초
unit-g-force = 지
# Of gold: 18금.
# same for every number
unit-karat = 금
# 30년: there is no other word for ten years that is counted.
# same for every number
unit-decade = 10년
    .counted = { $count ->
        [1] 10년
        [2] 20년
        [3] 30년
        [4] 40년
        [5] 50년
        [6] 60년
        [7] 70년
        [8] 80년
        [9] 90년
       *[other] 10년의 { $count }배
    }
# same for every number
unit-light-speed = 광속
    .counted = 광속의 { $count }배
# As in weather reports.
unit-beaufort = 풍력 계급
    .counted = { $case ->
        [end] { $count }
       *[plain] 풍력 계급 { $count }
    }
# Of a stay: 1박당.
# same for every number
unit-night =
    .named = counter
