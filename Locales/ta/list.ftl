## Lists

list-middle = { $first }, { $second }

# காலை 8 மணிக்கும் இரவு 8 மணிக்கும்
list-and-two = { TAIL($second) ->
    [hour] { $first }ம் { $second }ம்
   *[other] { $first } மற்றும் { $second }
}
-tail-hour = மணிக்கு நிமிடத்திற்கு

list-and-end = { $first } மற்றும் { $second }

list-or-two = { $first } அல்லது { $second }

list-or-end = { $first } அல்லது { $second }

list-empty = எதுவும் இல்லை

parts = { $first }, { $second }

list-more = மேலும் { $count }

sign-repeated = { $count } முறை { $sign }
