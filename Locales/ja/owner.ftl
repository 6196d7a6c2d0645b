thing-owned = { $who }の{ $thing }
thing-profile-photo = プロフィール写真
thing-profile = プロフィール
thing-photo = 写真
# same as thing-photo
thing-photos = 写真
thing-tasks = タスク
thing-messages = メッセージ
thing-account = アカウント
thing-calendar = カレンダー
thing-location = 位置情報
thing-birthday = 誕生日
