## Things that are counted
##
## $count (whole number or quantity): how many.
##
## value: so many of them.
## .none: none of them, where the app asks for words instead of a zero.
## .empty: a screen that will hold them and does not yet.
##
## An attribute named for a state: so many of them in that state, and as [0] none of them, where the app asks for words
## instead of a zero. A language may leave one out; then the state is said behind the count, "3 pages, missed".
##
## Example: 3 doses

noun-dose = { $count ->
    [one] { $count } dose
   *[other] { $count } doses
}
    .none = no doses
    .empty = no doses yet
    .taken = { $count ->
        [0] no taken doses
        [one] { $count } taken dose
       *[other] { $count } taken doses
    }
    .missed = { $count ->
        [0] no missed doses
        [one] { $count } missed dose
       *[other] { $count } missed doses
    }
    .skipped = { $count ->
        [0] no skipped doses
        [one] { $count } skipped dose
       *[other] { $count } skipped doses
    }
    .pending = { $count ->
        [0] no pending doses
        [one] { $count } pending dose
       *[other] { $count } pending doses
    }
noun-message = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
    .none = no messages
    .empty = no messages yet
    .unread = { $count ->
        [0] no unread messages
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
    .new = { $count ->
        [0] no new messages
        [one] { $count } new message
       *[other] { $count } new messages
    }
noun-photo = { $count ->
    [one] { $count } photo
   *[other] { $count } photos
}
    .none = no photos
    .empty = no photos yet
    .new = { $count ->
        [0] no new photos
        [one] { $count } new photo
       *[other] { $count } new photos
    }
noun-task = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
    .none = no tasks
    .empty = no tasks yet
    .completed = { $count ->
        [0] no completed tasks
        [one] { $count } completed task
       *[other] { $count } completed tasks
    }
    .overdue = { $count ->
        [0] no overdue tasks
        [one] { $count } overdue task
       *[other] { $count } overdue tasks
    }
    .pending = { $count ->
        [0] no pending tasks
        [one] { $count } pending task
       *[other] { $count } pending tasks
    }
noun-item = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
    .none = no items
    .empty = no items yet
    .selected = { $count ->
        [0] no selected items
        [one] { $count } selected item
       *[other] { $count } selected items
    }
noun-result = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
    .none = no results
    .empty = no results yet
noun-notification = { $count ->
    [one] { $count } notification
   *[other] { $count } notifications
}
    .none = no notifications
    .empty = no notifications yet
    .unread = { $count ->
        [0] no unread notifications
        [one] { $count } unread notification
       *[other] { $count } unread notifications
    }
    .new = { $count ->
        [0] no new notifications
        [one] { $count } new notification
       *[other] { $count } new notifications
    }
noun-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
    .none = no days
    .empty = no days yet
noun-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
    .none = no steps
    .empty = no steps yet
    .completed = { $count ->
        [0] no completed steps
        [one] { $count } completed step
       *[other] { $count } completed steps
    }
noun-star = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
    .none = no stars
    .empty = no stars yet
noun-page = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
    .none = no pages
    .empty = no pages yet
noun-medication = { $count ->
    [one] { $count } medication
   *[other] { $count } medications
}
    .none = no medications
    .empty = no medications yet
    .active = { $count ->
        [0] no active medications
        [one] { $count } active medication
       *[other] { $count } active medications
    }
    .inactive = { $count ->
        [0] no inactive medications
        [one] { $count } inactive medication
       *[other] { $count } inactive medications
    }
noun-transaction = { $count ->
    [one] { $count } transaction
   *[other] { $count } transactions
}
    .none = no transactions
    .empty = no transactions yet
    .pending = { $count ->
        [0] no pending transactions
        [one] { $count } pending transaction
       *[other] { $count } pending transactions
    }
noun-question = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
    .none = no questions
    .empty = no questions yet
    .completed = { $count ->
        [0] no answered questions
        [one] { $count } answered question
       *[other] { $count } answered questions
    }
noun-goal = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
    .none = no goals
    .empty = no goals yet
    .completed = { $count ->
        [0] no completed goals
        [one] { $count } completed goal
       *[other] { $count } completed goals
    }

## Around a count

# A count of something in a state that has no phrase of its own with it.
# $counted (phrase): how many of what.
# $state (phrase): the state.
# Example: 3 pages, missed
count-state = { $counted }, { FORM($state, $counted) }

# More than can be shown. It may stand before the name of what is counted.
# $value (number): the last number that is.
# Example: more than 99
more-than = more than { $value }

# More of something than can be shown: in the words of "more-than" where they stand before the name of anything, or
# around the last count that is, where the language asks for a case of it, or has an order of its own.
# $more (phrase, optional): how many of what, with the words of "more-than" for the number.
# $counted (phrase, optional): how many of what, the last that is: "99 notifications".
# Example: more than 99 notifications
count-more-than = { $more }
