direction-credit = ಹಣ ಜಮೆಯಾಗಿದೆ
direction-debit = ಹಣ ಖರ್ಚಾಗಿದೆ

## ಗೆ and ಕಡೆಯಿಂದ leave the name as it is, and fit people and shops. ಅವರಿಗೆ would fit only people.

transaction-deposit = ಠೇವಣಿ
transaction-withdrawal = ಹಣ ಹಿಂಪಡೆಯುವಿಕೆ
transaction-payment = { $who } ಗೆ ಪಾವತಿ
    .alone = ಪಾವತಿ
transaction-refund = { $who } ಕಡೆಯಿಂದ ಹಣ ಮರುಪಾವತಿ
    .alone = ಹಣ ಮರುಪಾವತಿ
transaction-transfer-from = { $who } ಕಡೆಯಿಂದ ವರ್ಗಾವಣೆ
    .alone = ಒಳಬಂದ ವರ್ಗಾವಣೆ
transaction-transfer-to = { $who } ಗೆ ವರ್ಗಾವಣೆ
    .alone = ಹೊರಹೋದ ವರ್ಗಾವಣೆ
transaction-purchase = ಖರೀದಿ: { $who }
    .alone = ಖರೀದಿ
transaction-fee = ಶುಲ್ಕ
transaction-interest = { $case ->
    [noun] ಬಡ್ಡಿ
   *[bare] ಬಡ್ಡಿ ಬಂದಿದೆ
}
# same for every case
transaction-request = ಹಣದ ವಿನಂತಿ
transaction-adjustment = ಹೊಂದಾಣಿಕೆ
# ಪಾವತಿ, ಬಾಕಿ ಇದೆ would be a payment that is still owed.
transaction-pending = { FORM($transaction, case: "noun") }, ಪ್ರಕ್ರಿಯೆಯಲ್ಲಿದೆ
transaction-declined = { FORM($transaction, case: "noun") }, ನಿರಾಕರಿಸಲಾಗಿದೆ
transaction-reversed = { FORM($transaction, case: "noun") }, ಹಿಂತಿರುಗಿಸಲಾಗಿದೆ
transaction-cancelled = { FORM($transaction, case: "noun") }, ರದ್ದಾಗಿದೆ
transaction-failed = { FORM($transaction, case: "noun") }, ವಿಫಲವಾಗಿದೆ
balance = { $case ->
    [inner] ಬ್ಯಾಲೆನ್ಸ್ { $amount }
   *[direct] ಬ್ಯಾಲೆನ್ಸ್: { $amount }
}
balance-resulting = { $case ->
    [inner] ವಹಿವಾಟಿನ ನಂತರದ ಬ್ಯಾಲೆನ್ಸ್ { $amount }
   *[direct] ವಹಿವಾಟಿನ ನಂತರದ ಬ್ಯಾಲೆನ್ಸ್: { $amount }
}
balance-overdrawn = { $amount } ಓವರ್‌ಡ್ರಾಫ್ಟ್
    .resulting = ವಹಿವಾಟಿನ ನಂತರ { $amount } ಓವರ್‌ಡ್ರಾಫ್ಟ್
