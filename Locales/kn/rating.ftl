rating = { $total }ರಲ್ಲಿ { $value }
rating-stars = { $total }ರಲ್ಲಿ { $value } ಸ್ಟಾರ್‌ಗಳು
rating-none = ಇನ್ನೂ ರೇಟಿಂಗ್ ಇಲ್ಲ
rating-unavailable = ರೇಟಿಂಗ್ ಲಭ್ಯವಿಲ್ಲ
