### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: average = an amount with 평균 next to its number
### Inner case: bare = an amount without the words of a limit
### Inner case: by = an amount before 증가 and 더 많음
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: dosage = a dose after its strength
### Inner case: end = an amount after 에서, without the part that was already said
### Inner case: joint = asks if a word stands before the number, and is never heard
### Inner case: minus = an amount with 마이너스 next to its number
### Inner case: most = an amount with 최대 next to its number
### Inner case: nearly = an amount with 거의 next to its number
### Inner case: parts = an amount of money before its smaller unit
### Inner case: per = what comes before an amount per one of something
### Inner case: placed = a count after the name of a place
### Inner case: plus = an amount with 플러스 next to its number
### Inner case: until = a state after a time
### Inner case: whole = the first value of a chart, before its rest
### Inner case: wind = a point of the compass as the name of a wind
### Inner case: onetime = a schedule that happens only once

## How this language counts: forms of words, the rules that choose them, and patterns
##
## Words have no singular and plural. A noun has a counter, which is the word after the number (3개, 3장). A state has the
## ending that it needs before a noun (읽지 않은, 읽지 않음).

# .counter: the word after the number: 장 of 사진.
# .counter-state: the same if the noun itself is said as well, where it is another one: 3페이지, but 읽은 페이지 3장.
# .counter-placed: the same in a place, where the noun isn't said, and .counter would be heard as something else: 운동 3회, but 보관함,
# 이용 불가 3개, for 이용 불가 3회 is three times.
forms-noun = plain
    .counter = required
    .counter-state = counter
    .counter-placed = counter

form-noun = plain

# The value is said alone: 읽지 않음.
# .attribute: before a noun: 읽지 않은 메시지.
# .tag: before a number alone: 읽지 않음 3개.
# .label: as the name of a field before a time: 기한.
# .until: after the time until when it is so: 12월 24일까지 유효.
# .marked: before 으로 표시.
forms-adjective = plain
    .attribute = required
    .tag = plain
    .label = plain
    .until = plain
    .marked = plain

form-adjective = attribute

form-predicate = { $case ->
    [as] marked
    [label] label
    [until] until
   *[state] plain
}

# Which numerals a counter has, if the number is in words: 세 개, but 삼 회. Most nouns are sino, and leave it out.
trait-gender = native sino

## The last sounds of words, which particles depend on

# Syllables, and digits in their names, that end in a vowel: 를, 가, 는, 와 and 로 follow them.
-tail-open =
    가 개 갸 걔 거 게 겨 계 고 과 괘 괴 교 구 궈 궤 귀 규 그 긔 기 까 깨 꺄 꺠 꺼 께 껴 꼐 꼬 꽈 꽤 꾀 꾜 꾸 꿔 꿰 뀌 뀨 끄 끠 끼 나 내 냐 냬 너 네 녀 녜 노 놔 놰 뇌 뇨 누 눠
    눼 뉘 뉴 느 늬 니 다 대 댜 댸 더 데 뎌 뎨 도 돠 돼 되 됴 두 둬 뒈 뒤 듀 드 듸 디 따 때 땨 떄 떠 떼 뗘 뗴 또 똬 뙈 뙤 뚀 뚜 뚸 뛔 뛰 뜌 뜨 띄 띠 라 래 랴 럐 러 레 려 례 로
    롸 뢔 뢰 료 루 뤄 뤠 뤼 류 르 릐 리 마 매 먀 먜 머 메 며 몌 모 뫄 뫠 뫼 묘 무 뭐 뭬 뮈 뮤 므 믜 미 바 배 뱌 뱨 버 베 벼 볘 보 봐 봬 뵈 뵤 부 붜 붸 뷔 뷰 브 븨 비 빠 빼 뺘
    뺴 뻐 뻬 뼈 뼤 뽀 뽜 뽸 뾔 뾰 뿌 뿨 쀄 쀠 쀼 쁘 쁴 삐 사 새 샤 섀 서 세 셔 셰 소 솨 쇄 쇠 쇼 수 숴 쉐 쉬 슈 스 싀 시 싸 쌔 쌰 썌 써 쎄 쎠 쎼 쏘 쏴 쐐 쐬 쑈 쑤 쒀 쒜 쒸 쓔
    쓰 씌 씨 아 애 야 얘 어 에 여 예 오 와 왜 외 요 우 워 웨 위 유 으 의 이 자 재 쟈 쟤 저 제 져 졔 조 좌 좨 죄 죠 주 줘 줴 쥐 쥬 즈 즤 지 짜 째 쨔 쨰 쩌 쩨 쪄 쪠 쪼 쫘 쫴 쬐
    쬬 쭈 쭤 쮀 쮜 쮸 쯔 쯰 찌 차 채 챠 챼 처 체 쳐 쳬 초 촤 쵀 최 쵸 추 춰 췌 취 츄 츠 츼 치 카 캐 캬 컈 커 케 켜 켸 코 콰 쾌 쾨 쿄 쿠 쿼 퀘 퀴 큐 크 킈 키 타 태 탸 턔 터 테
    텨 톄 토 톼 퇘 퇴 툐 투 퉈 퉤 튀 튜 트 틔 티 파 패 퍄 퍠 퍼 페 펴 폐 포 퐈 퐤 푀 표 푸 풔 풰 퓌 퓨 프 픠 피 하 해 햐 햬 허 헤 혀 혜 호 화 홰 회 효 후 훠 훼 휘 휴 흐 희 히
    2 4 5 9
# The same, ending in ㄹ: 을, 이, 은, 과, but 로.
-tail-liquid =
    갈 갤 걀 걜 걸 겔 결 곌 골 괄 괠 괼 굘 굴 궐 궬 귈 귤 글 긜 길 깔 깰 꺌 꺨 껄 껠 껼 꼘 꼴 꽐 꽬 꾈 꾤 꿀 꿜 꿸 뀔 뀰 끌 끨 낄 날 낼 냘 냴 널 넬 녈 녤 놀 놜 놸 뇔 뇰 눌 눨
    뉄 뉠 뉼 늘 늴 닐 달 댈 댤 덀 덜 델 뎔 뎰 돌 돨 됄 될 됼 둘 둴 뒐 뒬 듈 들 딀 딜 딸 땔 땰 떌 떨 뗄 뗠 뗼 똘 똴 뙐 뙬 뚈 뚤 뛀 뛜 뛸 뜔 뜰 띌 띨 랄 랠 랼 럘 럴 렐 렬 롈 롤
    뢀 뢜 뢸 룔 룰 뤌 뤨 륄 률 를 릘 릴 말 맬 먈 먤 멀 멜 멸 몔 몰 뫌 뫨 묄 묠 물 뭘 뭴 뮐 뮬 믈 믤 밀 발 밸 뱔 뱰 벌 벨 별 볠 볼 봘 봴 뵐 뵬 불 붤 뷀 뷜 뷸 블 븰 빌 빨 뺄 뺠
    뺼 뻘 뻴 뼐 뼬 뽈 뽤 뾀 뾜 뾸 뿔 뿰 쀌 쀨 쁄 쁠 쁼 삘 살 샐 샬 섈 설 셀 셜 셸 솔 솰 쇌 쇨 숄 술 숼 쉘 쉴 슐 슬 싈 실 쌀 쌜 쌸 썔 썰 쎌 쎨 쏄 쏠 쏼 쐘 쐴 쑐 쑬 쒈 쒤 쓀 쓜
    쓸 씔 씰 알 앨 얄 얠 얼 엘 열 옐 올 왈 왤 욀 욜 울 월 웰 윌 율 을 읠 일 잘 잴 쟐 쟬 절 젤 졀 졜 졸 좔 좰 죌 죨 줄 줠 줼 쥘 쥴 즐 즬 질 짤 쨀 쨜 쨸 쩔 쩰 쪌 쪨 쫄 쫠 쫼 쬘
    쬴 쭐 쭬 쮈 쮤 쯀 쯜 쯸 찔 찰 챌 챨 첄 철 첼 쳘 쳴 촐 촬 쵈 쵤 춀 출 춸 췔 췰 츌 츨 칄 칠 칼 캘 캴 컐 컬 켈 켤 콀 콜 콸 쾔 쾰 쿌 쿨 퀄 퀠 퀼 큘 클 킐 킬 탈 탤 턀 턜 털 텔
    텰 톌 톨 퇄 퇠 퇼 툘 툴 퉐 퉬 튈 튤 틀 틜 틸 팔 팰 퍌 퍨 펄 펠 펼 폘 폴 퐐 퐬 푈 푤 풀 풜 풸 퓔 퓰 플 픨 필 할 핼 햘 햴 헐 헬 혈 혤 홀 활 홸 횔 횰 훌 훨 휄 휠 휼 흘 흴 힐
    1 7 8
# Ends that tell no sound: the voice decides how a Latin name is read.
-tail-latin =
    a b c d e f g h i j k l m n o p q r s t u v w x y z
-tail-figure = 0 1 2 3 4 5 6 7 8 9
-tail-power = 만 억 조

## Numbers with their counters

# 3개, but 1.2만 개 and 세 개.
numeral = { TAIL($count) ->
    [figure] { $count }{ FORM($noun, form: "counter") }
   *[word] { $count } { FORM($noun, form: "counter") }
}

numeral-state = { $count }{ FORM($noun, form: "counter-state") }

numeral-placed = { $count }{ FORM($noun, form: "counter-placed") }

## Patterns

# 25달러, 3분. Names of several words, and those that begin with a country, have a space before them: 25 미국 달러.
counted-measure = { TAIL($count) ->
    [figure] { HEAD($noun) ->
        [country] { $count } { $noun }
       *[unit] { $count }{ $noun }
    }
   *[word] { $count } { $noun }
}

# 메시지 3개. A noun with .named = counter is said by its counter: 3명, 8,547걸음.
# $case "end": the number alone, for the noun has been said: 메시지 2개에서 5개.
counted = { TRAIT($noun, "named") ->
    [counter] { counted-named }
    [people] { counted-named }
   *[noun] { $case ->
        [joint] 이음매 { $noun } { numeral }
        [end] { numeral }
       *[plain] { $noun } { near-numeral }
    }
}
counted-named = { $case ->
    [joint] 이음매 { numeral }
   *[plain] { near-numeral }
}
near-numeral = { $case ->
    [minus] 마이너스 { numeral }
    [plus] 플러스 { numeral }
    [most] 최대 { numeral }
    [nearly] 거의 { numeral }
    [average] 평균 { numeral }
   *[plain] { numeral }
}

# 읽지 않은 메시지 3개; $state with .place = after: 복용 완료 46회; $noun with .stated = number, which is its counter: 유효한 3표.
# accepted: unused-argument
counted-state = { $case ->
    [joint] 이음매 { before-numeral } { numeral-state }
    [end] { numeral-state }
   *[plain] { before-numeral } { near-numeral-state }
}
# 새 5표, but 새 표 최대 5표.
before-numeral = { TRAIT($noun, "stated") ->
    [number] { $case ->
        [minus] { thing-in-state }
        [most] { thing-in-state }
        [nearly] { thing-in-state }
        [average] { thing-in-state }
       *[plain] { $state }
    }
   *[thing] { thing-in-state }
}
thing-in-state = { TRAIT($state, "place") ->
    [after] { $noun } { FORM($state, form: "tag") }
   *[before] { $state } { $noun }
}
near-numeral-state = { $case ->
    [minus] 마이너스 { numeral-state }
    [plus] 플러스 { numeral-state }
    [most] 최대 { numeral-state }
    [nearly] 거의 { numeral-state }
    [average] 평균 { numeral-state }
   *[plain] { numeral-state }
}

# For example: 메시지 없음
counted-none = { $noun } 없음

counted-none-state = { $state } { $noun } 없음

# For example: 아직 메시지가 없습니다
counted-empty = 아직 { $noun }{ TAIL($noun) ->
    [open] 가
   *[closed] 이
} 없습니다

# For example: 알림 99개 초과
counted-more = { $case ->
    [by] { counted } 넘게
    [bare] { counted }
   *[plain] { counted } 초과
}

# accepted: unused-argument
counted-more-state = { $case ->
    [by] { counted-state } 넘게
    [bare] { counted-state }
   *[plain] { counted-state } 초과
}

more-than = { $value } 초과

# First words of names that have a space in them: 미국 달러, 액량 온스.
-head-country =
    국제단위 대한민국 일본 중국 신 가나 가이아나 감비아 과테말라 기니 나미비아 나이지리아 남수단 남아프리카 네팔 노르웨이 뉴질랜드 니카라과 대만 덴마크 도미니카 동카리브 라오스 라이베리아
    러시아 레바논 레소토 루마니아 르완다 리비아 마다가스카르 마카오 마케도니아 말라위 말레이시아 멕시코 모로코 모리셔스 모리타니 모잠비크 몰도바 몰디브 몽골
    미국 미얀마 미터식 바누아투 바레인 바베이도스 바하마 방글라데시 버뮤다 베네수엘라 베트남 벨라루스 벨리즈 보스니아 보츠와나 볼리비아 부룬디 부탄 북한
    불가리아 브라질 브루나이 사모아 사우디아라비아 상투메 서아프리카 세르비아 세이셸 세인트헬레나 소말리아 솔로몬 수단 수리남 스리랑카 스웨덴 스위스
    스칸디나비아 시리아 시에라리온 싱가포르 아랍에미리트 아루바 아르메니아 아르헨티나 아이슬란드 아이티 아제르바이잔 아프가니스탄 아프리카 알바니아 알제리 앙골라
    액량 에리트리아 에스와티니 에이커 에티오피아 영국 예멘 오만 온두라스 요르단 우간다 우루과이 우즈베키스탄 우크라이나 위어 유에스디 이라크 이란 이스라엘
    이집트 익일 인도 인도네시아 자메이카 잠비아 조지아 중앙아프리카 지구 지부티 지브롤터 짐바브웨 천문 체코 칠레 카리브 카보베르데 카자흐스탄 카타르 캄보디아
    캐나다 케냐 케이맨 코모르 코스타리카 콜롬비아 콩고 쿠바 쿠웨이트 키르기스스탄 타지키스탄 탄자니아 태국 태양 통가 투르크메니스탄 튀니지 튀르키예 트로이
    트리니다드 파나마 파라과이 파운드포스 파키스탄 파푸아뉴기니 퍼시픽 페루 포클랜드제도 폴란드 피지 필리핀 헝가리 호주 홍콩
