## The position of something among others of its kind: the total comes first

# 사진 12장 중 3번째
position-item = { $place ->
    [1] { $noun } { $total }{ FORM($noun, form: "counter-state") } 중 첫 번째
   *[other] { $noun } { $total }{ FORM($noun, form: "counter-state") } 중 { $place }번째
}
    .alone = { $place ->
        [1] 첫 번째 { $noun }
       *[other] { $place }번째 { $noun }
    }
position-row = { $total }행 중 { $place }행
    .alone = { $place }행
position-column = { $total }열 중 { $place }열
    .alone = { $place }열
position-level = 레벨 { $place }

list-part = { $first ->
    [1] { $noun } { $total }{ FORM($noun, form: "counter-state") } 중 첫 번째부터 { $last }번째까지
   *[other] { $noun } { $total }{ FORM($noun, form: "counter-state") } 중 { $first }번째부터 { $last }번째까지
}

## Selected items

selection-some = { $total }개 중 { $count }개 선택됨
    .alone = { $count }개 선택됨
    .things = { $counted } 중 { FORM($done, case: "end") } 선택됨
selection-all = { $total }개 모두 선택됨
selection-none = 선택된 항목 없음
selection-cleared = 선택 해제됨

## Filtered and sorted lists

things-shown = { $total }개 중 { $count }개 표시됨
things-filtered = 필터: { $filter }, { $total }개 중 { $shown }개 표시됨
    .alone = 필터: { $filter }
filter-only = 필터: { FORM($state, form: "attribute") } 항목만
    .noun = 필터: { things-in-state }만
things-in-state = { FORM($state, form: "attribute") } { $noun }
filter-removed = 필터 해제됨, { $total }개 모두 표시됨
    .alone = 필터 해제됨
order-changed = { $order }으로 정렬됨
order-newest = 최신순
order-oldest = 오래된 순
order-alphabetical = 가나다순
order-lowest-price = 낮은 가격순
order-highest-price = 높은 가격순
order-nearest = 가까운 순
order-best-rated = 평점 높은 순
order-most-relevant = 관련도순
order-most-popular = 인기순
order-by = { $name } 오름차순
    .descending = { $name } 내림차순

## Changes in a list

loaded-more = { $count }개 더 불러옴, { $total }개 중 { $shown }개
    .alone = { $count }개 더 불러옴
loaded-all = 목록의 끝
list-updated = 목록 업데이트됨, 새 항목 { $count }개
    .alone = 목록 업데이트됨
moved-to-place = { $place ->
    [1] { $name }, { $total }개 중 첫 번째로 이동됨
   *[other] { $name }, { $total }개 중 { $place }번째로 이동됨
}
    .alone = { $place ->
        [1] { $total }개 중 첫 번째로 이동됨
       *[other] { $total }개 중 { $place }번째로 이동됨
    }
picked-up = { $place ->
    [1] { $name } 이동 시작, { $total }개 중 첫 번째
   *[other] { $name } 이동 시작, { $total }개 중 { $place }번째
}
    .alone = { $place ->
        [1] 이동 시작, { $total }개 중 첫 번째
       *[other] 이동 시작, { $total }개 중 { $place }번째
    }
move-cancelled = { $place ->
    [1] 이동 취소됨, { $name }, { $total }개 중 첫 번째로 되돌아감
   *[other] 이동 취소됨, { $name }, { $total }개 중 { $place }번째로 되돌아감
}
    .alone = { $place ->
        [1] 이동 취소됨, { $total }개 중 첫 번째로 되돌아감
       *[other] 이동 취소됨, { $total }개 중 { $place }번째로 되돌아감
    }

## Several counts, and counts with names

# 복용 완료 46회, 누락 3회; 받은 편지함, 읽지 않음 3개
counted-state-alone = { FORM($state, form: "tag") } { $case ->
    [placed] { numeral-placed }
   *[shared] { numeral-state }
}
counts-in = { $name }, { FORM($counts, case: "placed") }
things-named = { $things }: { $list }
list-more-of = 외 { FORM(counted, case: "end") }

## Points of the compass

# 북서쪽; 북서풍 is the wind.
compass-point = { compass-name }{ $case ->
    [wind] 풍
   *[point] 쪽
}
compass-name = { $point ->
    [0] 북
    [1] 북북동
    [2] 북동
    [3] 동북동
    [4] 동
    [5] 동남동
    [6] 남동
    [7] 남남동
    [8] 남
    [9] 남남서
    [10] 남서
    [11] 서남서
    [12] 서
    [13] 서북서
    [14] 북서
   *[15] 북북서
}
wind = { FORM($direction, case: "wind") }, { $speed }
    .gusts = { FORM($direction, case: "wind") }, { $speed }, 순간 최대 풍속 { $gusts }
