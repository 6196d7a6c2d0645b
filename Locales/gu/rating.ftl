## The total stands first, as in progress.ftl

rating = { $total }માંથી { $value }

rating-stars = { $total }માંથી { $value } સ્ટાર

rating-none = હજી સુધી કોઈ રેટિંગ નથી

rating-unavailable = રેટિંગ ઉપલબ્ધ નથી
