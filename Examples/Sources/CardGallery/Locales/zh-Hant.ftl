### Card gallery, in traditional Chinese

## The gallery

cards = 卡片
settings = 設定
# same for every case
change-page = 切換頁面

## Cards

delete = 刪除
    .named = 刪除{ $card }
share = 分享
like = 按讚
read-more = 閱讀更多
    .hint = 顯示全文

## People

profile-photo-of = { $name }的大頭貼照

## Videos

play = 播放
pause = 暫停
# same for every case
pause-playback = 暫停播放
length = 長度
position = 播放位置

## Forms

minimum-length = 至少{ $count }個字元
sign-in = 登入
# same for every case
sign-in-with-credentials = 使用輸入的資料登入
# The gender is the library's for fields of a form: an empty one says 未填寫.
comment = 留言
    .gender = field
submit = 送出
    .form = 送出表單
report = 檢舉卡片

## What went wrong

problem-credentials = 電子郵件地址和密碼不相符
