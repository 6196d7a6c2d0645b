## The direction of money

direction-credit = 수입

direction-debit = 지출

## Kinds of transactions. After names, particles that fit people and shops alike

transaction-deposit = 입금
transaction-withdrawal = 출금
# 지급 is made to people and to companies alike. 결제 has 에게 for the ones and 에서 for the others.
transaction-payment = { $who }에게 지급
    .alone = 결제
transaction-refund = { $who }의 환불
    .alone = 환불
transaction-transfer-from = { $who }의 송금
    .alone = 받은 송금
transaction-transfer-to = { $who }에게 송금
    .alone = 보낸 송금
transaction-purchase = { $who }에서 구매
    .alone = 구매
transaction-fee = 수수료
transaction-interest = 이자 수입
transaction-request = 송금 요청
transaction-adjustment = 잔액 조정

## Transactions with their states. Before the transaction, 거절된 would be said of the name

transaction-pending = { $transaction }, 대기 중
transaction-declined = { $transaction }, 거절됨
transaction-reversed = { $transaction }, 거래 후 취소됨
transaction-cancelled = { $transaction }, 취소됨
transaction-failed = { $transaction }, 실패

## The balance of an account

balance = 잔액: { $amount }
balance-resulting = 거래 후 잔액: { $amount }
balance-overdrawn = 잔액: 마이너스 { $amount }
    .resulting = 거래 후 잔액: 마이너스 { $amount }
