## States: words that describe how something is
##
## The same words are heard alone, after a name, and after a noun that is counted. The other forms are explained in grammar.ftl.
## .place = near: in a count of zero, the state stays at its noun: không có tin nhắn mới nào. .place = chosen: chưa chọn ảnh nào.

state-taken = đã dùng
state-missed = bị bỏ lỡ
state-skipped = đã bỏ qua
state-pending = đang chờ
state-scheduled = đã lên lịch
# same for every case
state-due = đến hạn
    .label = hạn
state-overdue = quá hạn
state-completed = đã hoàn thành
state-not-completed = chưa hoàn thành
state-in-progress = đang thực hiện
state-failed = không thành công
state-cancelled = đã hủy
state-approved = đã duyệt
state-declined = bị từ chối
state-refunded = đã hoàn tiền
state-processing = đang xử lý
state-shipped = đã gửi đi
state-delivered = đã giao
state-draft = bản nháp
state-new = mới
    .until = còn mới
    .place = near
# same for every case
state-read = đã đọc
state-unread = chưa đọc
state-opened = đã mở
state-active = đang hoạt động
state-inactive = không hoạt động
state-on = đang bật
state-off = đang tắt
state-enabled = đã kích hoạt
state-disabled = đã vô hiệu hóa
state-online = trực tuyến
state-offline = ngoại tuyến
state-away = đang vắng mặt
state-busy = đang bận
state-connected = đã kết nối
state-disconnected = mất kết nối
state-selected = đã chọn
    .place = chosen
state-not-selected = chưa chọn
state-checked = đã đánh dấu
state-unchecked = chưa đánh dấu
state-partially-checked = đã đánh dấu một phần
state-expanded = đã mở rộng
state-collapsed = đã thu gọn
state-required = bắt buộc
    .place = near
state-optional = không bắt buộc
    .place = near
state-valid = hợp lệ
    .until = có hiệu lực
    .place = near
state-invalid = không hợp lệ
    .place = near
state-empty = trống
    .place = near
state-full = đã đầy
state-playing = đang phát
state-paused = đã tạm dừng
    .until = tạm dừng
state-stopped = đã dừng hẳn
state-muted = đã tắt tiếng
    .until = tắt tiếng
state-unmuted = đang bật tiếng
state-locked = đã khóa
    .until = khóa
state-unlocked = đã mở khóa
state-favorite = yêu thích
    .place = near
state-pinned = đã ghim
state-archived = đã lưu trữ
state-verified = đã xác minh
state-not-verified = chưa xác minh
state-expired = đã hết hạn
state-available = có sẵn
state-unavailable = không khả dụng
    .place = near
state-out-of-stock = hết hàng
state-live = đang trực tiếp
state-syncing = đang đồng bộ
state-synced = đã đồng bộ
state-charging = đang sạc
state-low = thấp
    .place = near
state-critical = nghiêm trọng
    .place = near
state-filtered = đã lọc
state-correct = đúng
    .place = near
state-incorrect = sai
    .place = near
state-edited = đã chỉnh sửa
state-forwarded = được chuyển tiếp
state-played = đã phát
state-followed = đang theo dõi
state-not-applicable = không áp dụng
    .place = near
state-weak = yếu
    .place = near
state-medium = trung bình
    .place = near
state-strong = mạnh
    .place = near
state-range-start = ngày bắt đầu
state-range-end = ngày kết thúc

## Words that replace a state next to a noun that is counted

adjective-draft = nháp
    .place = near
# "Thấp" next to a noun would be its kind: cảnh báo thấp.
adjective-low = sắp hết
# Accounts that are following would be đang theo dõi, too.
adjective-followed = bạn đang theo dõi

status = trạng thái: { TITLE($state) }
