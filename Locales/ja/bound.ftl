## Where an amount begins or ends

bound-at-least = { $amount }以上

bound-up-to = 最大{ $amount }

# As 以上 takes the number in, and 超 is misread by some voices.
bound-more-than = { $amount }を超える

bound-less-than = { $amount }未満

bound-about = 約{ $amount }

bound-around = { $amount }ごろ

bound-from = { $amount }から

bound-between = { $from }から{ $to }の間

bound-nearly = ほぼ{ $amount }

range-shared = { $amount }
