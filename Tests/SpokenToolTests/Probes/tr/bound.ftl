## Where an amount begins or ends: words behind which it needs no ending (99’dan fazla, but 20 dakika üstü)

bound-at-least = en az { $amount }
bound-up-to = en fazla { $amount }
bound-more-than = { $amount } üstü
bound-less-than = { $amount } altı
bound-about = yaklaşık { $amount }
bound-around = { $amount } civarı
bound-from = { $amount } ve üzeri
bound-between = { $from } ile { $to } arası
bound-nearly = neredeyse { $amount }
range-shared = { $amount }
