thing-owned = { $who }的{ $thing }
thing-profile-photo = 个人资料照片
thing-profile = 个人资料
thing-photo = 照片
# same as thing-photo
thing-photos = 照片
thing-tasks = 任务
thing-messages = 消息
thing-account = 账户
thing-calendar = 日历
thing-location = 位置
thing-birthday = 生日
