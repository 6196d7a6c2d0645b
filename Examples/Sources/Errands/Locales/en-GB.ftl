### Errands, in English (United Kingdom): what differs from English (United States)

basket = basket
