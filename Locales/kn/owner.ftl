# ಅವರ leaves the name as it is.
thing-owned = { $who } ಅವರ { $thing }
thing-profile-photo = ಪ್ರೊಫೈಲ್ ಫೋಟೋ
thing-profile = ಪ್ರೊಫೈಲ್
thing-photo = ಫೋಟೋ
thing-photos = ಫೋಟೋಗಳು
thing-tasks = ಕಾರ್ಯಗಳು
thing-messages = ಸಂದೇಶಗಳು
thing-account = ಖಾತೆ
thing-calendar = ಕ್ಯಾಲೆಂಡರ್
thing-location = ಸ್ಥಳ
thing-birthday = ಜನ್ಮದಿನ
