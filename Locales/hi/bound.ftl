## Where an amount begins or ends. Before a postposition stands the oblique: 1 घंटे से कम

bound-at-least = कम से कम { $amount }

bound-up-to = { FORM($amount, case: "oblique") } तक

bound-more-than = { FORM($amount, case: "oblique") } से ज़्यादा

bound-less-than = { FORM($amount, case: "oblique") } से कम

bound-about = लगभग { $amount }

bound-around = { FORM($amount, case: "oblique") } के करीब

bound-from = { FORM($amount, case: "oblique") } से शुरू

bound-between = { FORM($from, case: "oblique") } से { FORM($to, case: "oblique") } के बीच

# same as bound-about
bound-nearly = लगभग { $amount }

range-shared = { $amount }
