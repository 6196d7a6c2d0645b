## Where an amount begins or ends. "De" loses its vowel before "un" and "une": plus d’une heure, à partir d’un euro

bound-at-least = au moins { $amount }

bound-up-to = jusqu’à { $amount }

bound-more-than = plus { bound-of }

bound-less-than = moins { bound-of }

bound-of = { HEAD($amount) ->
    [un] d’{ $amount }
   *[other] de { $amount }
}

bound-about = environ { $amount }

bound-around = vers { $amount }

bound-from = à partir { bound-of }

bound-between = entre { $from } et { $to }

bound-nearly = presque { $amount }

range-shared = { $amount }
