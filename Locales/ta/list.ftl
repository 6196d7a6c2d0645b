## Lists

list-middle = { $first }, { $second }

list-and-two = { $first } மற்றும் { $second }

list-and-end = { $first } மற்றும் { $second }

list-or-two = { $first } அல்லது { $second }

list-or-end = { $first } அல்லது { $second }

list-empty = எதுவும் இல்லை

parts = { $first }, { $second }

list-more = மேலும் { $count }

sign-repeated = { $count } முறை { $sign }
