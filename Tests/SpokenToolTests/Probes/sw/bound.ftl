## Where an amount begins or ends

bound-at-least = angalau { $amount }
bound-up-to = hadi { $amount }
bound-more-than = zaidi ya { $amount }
bound-less-than = chini ya { $amount }
bound-about = takriban { $amount }
bound-around = karibu { $amount }
bound-from = kuanzia { $amount }
bound-between = kati ya { $from } na { $to }
# same as bound-around
bound-nearly = karibu { $amount }
range-shared = { $amount }
