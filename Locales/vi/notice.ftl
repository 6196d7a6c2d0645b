## Errors

error = lỗi: { TITLE($message) }
    .alone = lỗi

error-select-answer = vui lòng chọn một câu trả lời để tiếp tục

field-email-address = địa chỉ email
field-phone-number = số điện thoại
field-password = mật khẩu
field-name = tên

error-required = { $field } không được để trống
    .named = { $field } không được để trống

error-invalid = { $field } không hợp lệ
    .named = { $field } không hợp lệ

error-phone-format = số điện thoại phải bắt đầu bằng dấu cộng và mã quốc gia

## Work that the app is doing while the listener waits

loading = đang tải
loading-tasks = đang tải việc cần làm
loading-photo = đang tải ảnh
creating-profile = đang tạo hồ sơ
saving = đang lưu
signing-in = đang đăng nhập
please-wait = { $activity }, vui lòng chờ

## Work that the app has done

done-transaction-created = đã tạo giao dịch
done-profile-saved = đã lưu hồ sơ
done-deleted = đã xóa { $name }
    .alone = đã xóa

## Screens that have nothing to show

empty-results = không có kết quả cho { $query }
    .alone = không có kết quả
empty-connection = không có kết nối internet
empty-health-data = không có dữ liệu sức khỏe
