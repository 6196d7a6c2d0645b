## Codes, whose letters and digits are heard one by one

ending = se termine par { $digits }

ending-of = { $name } se terminant par { $digits }

# same
code = code { $code }

code-order = commande { $code }

code-postal = code postal { $code }

# Behind the letter, as people spell: W majuscule.
spelled-capital = { $letter } majuscule

## Telephone numbers: groups of two are said as one number each (06, 12, 34), as French dictates them, and so is what
## service numbers begin with (0, 800, 12), and what is called in an emergency (112)

phone-group = { $digits ->
    [2] { $group }
    [3] { HEAD($group) ->
        [service] { $group }
       *[other] { SPELL($group) }
    }
   *[other] { SPELL($group) }
}
-head-service = 112 114 115 119 800 801 802 803 804 805 806 808 809 810 811 812 820 821 825 826 884 890 891 892 893 897 898 899

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, poste { $extension }

## Versions of apps and systems

# same
version = version { $number }

# same
version-point = { $first } point { $second }

## Email and web addresses

username = arobase { $name }

address-next = { $first } { $second }

mark-space = espace

mark-slash = barre oblique

mark-dash = tiret

mark-underscore = tiret bas

mark-hash = dièse

# same
mark-plus = plus

mark-percent = pour cent

mark-star = étoile

# same
mark-apostrophe = apostrophe

mark-quote = guillemet

mark-parenthesis-open = parenthèse ouvrante

mark-backslash = barre oblique inversée

mark-less = inférieur

mark-greater = supérieur

mark-bar = barre verticale
