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

mark-dot = point

mark-at = arobase

mark-slash = barre oblique

mark-dash = tiret

mark-underscore = tiret bas

mark-colon = deux-points

mark-question = point d’interrogation

mark-equals = égal

mark-and = esperluette

mark-hash = dièse

# same
mark-plus = plus

mark-percent = pour cent

# same
mark-tilde = tilde

mark-star = étoile

mark-comma = virgule

mark-semicolon = point-virgule

# same
mark-apostrophe = apostrophe

mark-quote = guillemet

mark-exclamation = point d’exclamation

mark-parenthesis-open = parenthèse ouvrante

mark-parenthesis-close = parenthèse fermante

mark-backslash = barre oblique inversée

mark-dollar = dollar

mark-less = inférieur

mark-greater = supérieur

mark-bracket-open = crochet ouvrant

mark-bracket-close = crochet fermant

mark-brace-open = accolade ouvrante

mark-brace-close = accolade fermante

mark-bar = barre verticale

mark-caret = accent circonflexe

mark-backtick = accent grave
