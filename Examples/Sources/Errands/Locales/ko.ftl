### Errands, in Korean

## Food

food = 음식
restaurants-nearby = 주변 음식점
basket = 장바구니
# These three are in place of the library's, whose 상품 and 배송 are of parcels.
# Rewords
noun-basket-item = 메뉴
    .counter = 개
    .gender = native
# Rewords
state-delivered = 배달 완료
# Rewords
field-delivery = 배달비
# Only restaurants are called here. The library's 번호로 fits people as well.
# Rewords
action-call = { $name }에 전화 걸기
place-order = 주문하기
below-minimum = 주문하려면 { $missing } 더 담아야 합니다
orders = 주문 내역
on-the-way = 배달 중
order-again = 다시 주문

## Buses

departures = 출발 안내
platform = 승강장 { $name }

## What was spent, and the receipts

spending = 지출
chart-summary = 차트 요약
receipts = 영수증
