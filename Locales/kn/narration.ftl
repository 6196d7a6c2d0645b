narration-stalled = ಇನ್ನೂ { $progress }
    .alone = ಸದ್ಯಕ್ಕೆ ಪ್ರಗತಿ ಇಲ್ಲ
narration-resumed = ಮತ್ತೆ ಮುಂದುವರಿಯುತ್ತಿದೆ, { $progress }
    .alone = ಮತ್ತೆ ಮುಂದುವರಿಯುತ್ತಿದೆ
narration-back = ಮರಳಿ { $progress }
burst-errors = { $things }. ಮೊದಲನೆಯದು: { $first }
