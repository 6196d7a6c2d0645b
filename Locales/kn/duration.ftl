duration-unavailable = ಅವಧಿ ಲಭ್ಯವಿಲ್ಲ
# Only the last part takes the suffix: 2 ಗಂಟೆ 30 ನಿಮಿಷಗಳ ಹಿಂದೆ
duration-two = { FORM($first, case: "direct") } { $second }
duration-middle = { FORM($first, case: "direct") } { FORM($second, case: "direct") }
duration-end = { FORM($first, case: "direct") } { $second }
