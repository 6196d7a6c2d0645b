### Card gallery, in Vietnamese

## The gallery

cards = thẻ
settings = cài đặt
# same for every case
change-page = chuyển trang

## Cards

delete = xóa
    .named = xóa { $card }
share = chia sẻ
like = thích
read-more = đọc thêm
    .hint = hiện toàn bộ văn bản

## People

profile-photo-of = ảnh hồ sơ của { $name }

## Videos

play = phát
pause = tạm dừng
# same for every case
pause-playback = tạm dừng phát
length = thời lượng
position = vị trí phát

## Forms

minimum-length = ít nhất { $count } ký tự
sign-in = đăng nhập
# same for every case
sign-in-with-credentials = đăng nhập bằng thông tin đã nhập
comment = bình luận
submit = gửi đi
    .form = gửi biểu mẫu
report = báo cáo thẻ

## What went wrong

problem-credentials = địa chỉ email và mật khẩu không khớp
