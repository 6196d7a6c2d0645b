thing-owned = { $who }的{ $thing }
thing-profile-photo = 大頭貼照
thing-profile = 個人檔案
thing-photo = 照片
# same as thing-photo
thing-photos = 照片
thing-tasks = 任務
thing-messages = 訊息
thing-account = 帳戶
thing-calendar = 行事曆
thing-location = 位置
thing-birthday = 生日
