## Outcomes of controls. The same words are heard alone and after để

# same for every case
outcome-details = mở chi tiết
# same for every case
outcome-details-and-transactions = mở chi tiết và giao dịch
# same for every case
outcome-details-of = mở chi tiết của { $who }
# same for every case
outcome-tasks-of = mở danh sách việc cần làm của { $who }
    .alone = mở danh sách việc cần làm
# same for every case
outcome-task-details = mở chi tiết việc cần làm
# same for every case
outcome-full-screen = mở toàn màn hình
# same for every case
outcome-profile = chuyển hồ sơ
# same for every case
outcome-filter = hiện tùy chọn lọc
# same for every case
outcome-calendar = mở lịch để chọn ngày khác
# same for every case
outcome-sign-in = đăng nhập bằng email và mật khẩu
# same for every case
outcome-reset-password = đặt lại mật khẩu
# same for every case
outcome-save = lưu các thay đổi
# same for every case
outcome-delete = xóa vĩnh viễn { $name }
    .alone = xóa vĩnh viễn mục này
# same for every case
outcome-play = bắt đầu phát

## Gestures and keys, in VoiceOver's words for gestures

hint-touch = chạm hai lần để { FORM($outcome, case: "infinitive") }
hint-touch-adjust = vuốt lên hoặc xuống để { FORM($outcome, case: "infinitive") }
hint-keyboard = nhấn phím cách để { FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = nhấn các phím mũi tên để { FORM($outcome, case: "infinitive") }
hint-pointer = nhấp chuột để { FORM($outcome, case: "infinitive") }
hint-remote = nhấn nút Chọn để { FORM($outcome, case: "infinitive") }
