list-middle = { $first }, { $second }
list-and-two = { $first } ಮತ್ತು { $second }
list-and-end = { $first } ಮತ್ತು { $second }
list-or-two = { $first } ಅಥವಾ { $second }
list-or-end = { $first } ಅಥವಾ { $second }
list-empty = ಯಾವುದೂ ಇಲ್ಲ
parts = { $first }, { $second }
list-more = { $count ->
    [1] ಇನ್ನೊಂದು
   *[other] ಇನ್ನೂ { $count }
}
sign-repeated = { $count } ಬಾರಿ { $sign }
