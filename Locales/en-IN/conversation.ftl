people-list-more = { people-more }
