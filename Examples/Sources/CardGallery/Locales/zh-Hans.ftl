### Card gallery, in simplified Chinese

## The gallery

cards = 卡片
settings = 设置
# same for every case
change-page = 切换页面

## Cards

delete = 删除
    .named = 删除{ $card }
share = 共享
like = 点赞
read-more = 阅读更多
    .hint = 显示全文

## People

profile-photo-of = { $name }的个人资料照片

## Videos

play = 播放
pause = 暂停
# same for every case
pause-playback = 暂停播放
length = 时长
position = 播放位置

## Forms

minimum-length = 至少{ $count }个字符
sign-in = 登录
# same for every case
sign-in-with-credentials = 使用输入的信息登录
# The gender is the library's for fields of a form: an empty one says 未填写.
comment = 评论
    .gender = field
submit = 提交
    .form = 提交表单
report = 举报卡片

## What went wrong

problem-credentials = 电子邮件地址和密码不匹配
