## Settings: lists of words that the audit of an app's labels looks for, read by the library and never spoken

audit-role = nút …, nút, button …, … button, nút chọn …, nút radio …
audit-role-control =
    hộp kiểm …, hộp văn bản …, ô nhập …, ô nhập liệu …, ô văn bản …, trường văn bản …, trường nhập …, thanh tìm kiếm …,
    danh sách thả xuống …, menu thả xuống …, hộp kết hợp …, biểu tượng …, hình ảnh của …, ảnh của …, thanh trượt …, bộ chọn …,
    … textbox, … dropdown, … icon
audit-role-image = hình ảnh …, hình …, biểu tượng …, icon …, đồ họa …
audit-role-link = liên kết …, đường dẫn …, siêu liên kết …, link …, đường link …
audit-role-header = tiêu đề …, đề mục …, … tiêu đề
audit-role-search = thanh tìm kiếm, thanh tìm kiếm …, ô tìm kiếm, ô tìm kiếm …, hộp tìm kiếm …, trường tìm kiếm …
audit-role-toggle = công tắc …, nút bật tắt …, nút gạt …, hộp kiểm …, chuyển đổi …
audit-role-slider = thanh trượt …, thanh kéo …, bộ chọn …, nút tăng giảm …
audit-role-tab = tab …, thẻ …, thanh tab …, … tab
audit-role-hints = nút này …, nút để …, nút dùng để …, nút sẽ …, nút menu …
audit-editable = có thể chỉnh sửa, có thể sửa, … có thể chỉnh sửa, … có thể sửa, chỉnh sửa được, … chỉnh sửa được
audit-generic =
    nút, nút bấm, hình, hình ảnh, biểu tượng, đồ họa, liên kết, đường dẫn, chế độ xem, nhãn, phần tử, mục, đối tượng, ô,
    nút biểu tượng, nút hình ảnh, không có nhãn, chưa có nhãn, chưa đặt tên, không có tên, văn bản mẫu, chữ mẫu, văn bản giữ chỗ,
    hộp kiểm, nút radio, hộp văn bản, ô nhập, menu thả xuống, công tắc, button, btn, image, icon, link, view, label, cell, item,
    untitled, placeholder, lorem ipsum
audit-click-here =
    nhấn vào đây, nhấp vào đây, bấm vào đây, chạm vào đây, click vào đây, ấn vào đây, kích vào đây, tại đây, ở đây, vào đây,
    xem tại đây, xem ở đây, nhấn đây, bấm đây, click here, nhấn để xem thêm, nhấp để xem thêm, bấm để xem thêm,
    nhấn vào liên kết này, nhấp vào liên kết này, liên kết này, nhấn vào đây để xem thêm, bấm vào đây để xem thêm,
    nhấp vào đây để tìm hiểu thêm
audit-vague-links =
    tìm hiểu thêm, thêm, đọc thêm, đọc tiếp, xem thêm, xem tiếp, xem chi tiết, chi tiết, thông tin chi tiết, thông tin thêm, thông tin,
    biết thêm, giới thiệu, trang này, đi, đi đến, xem
audit-vague-errors =
    lỗi, có lỗi, có lỗi xảy ra, đã có lỗi xảy ra, đã xảy ra lỗi, xảy ra lỗi, lỗi không xác định, đã xảy ra lỗi không xác định,
    lỗi không mong muốn, đã xảy ra lỗi không mong muốn, đã xảy ra sự cố, có sự cố xảy ra, đã có sự cố, lỗi hệ thống, thất bại,
    thao tác thất bại, thao tác không thành công, rất tiếc, rất tiếc đã xảy ra lỗi, rất tiếc đã xảy ra sự cố, ối, ôi,
    dữ liệu không hợp lệ, thông tin không hợp lệ, không hợp lệ
audit-gestures =
    … nhấn đúp …, … chạm hai lần …, … nhấn hai lần …, … chạm đúp …, … nhấp đúp …, … bấm đúp …, … chạm ba lần …, … nhấn giữ …,
    … nhấn và giữ …, … chạm và giữ …, … giữ lâu …, … nhấn lâu …, … vuốt …, … chụm …, … chạm vào …, … nhấn vào …, … bấm vào …,
    … nhấp vào …, … click …, … kích chuột …, … kéo thả …, … kéo và thả …, … kéo xuống để …, … hai ngón tay …, … ba ngón tay …
audit-gesture-labels =
    chạm để …, nhấn để …, bấm để …, nhấp để …, click để …, vuốt để …, kéo để …, chạm hai lần để …, nhấn đúp để …, nhấn giữ để …,
    nhấn và giữ để …, chạm và giữ để …, chụm để …
audit-not-gestures = … ba ngón tay …, … 3 ngón tay …, … vuốt ve …, … lượt click …, … số lượt nhấp …
audit-swipes =
    … vuốt sang trái …, … vuốt sang phải …, … vuốt trái …, … vuốt phải …, … vuốt qua trái …, … vuốt qua phải …, … vuốt ngang …,
    … vuốt sang bên …, … vuốt để xóa …, … vuốt để xem thêm …, … trượt sang trái …, … trượt sang phải …
audit-empty-hints =
    nút, liên kết, hình ảnh, nhấn đúp, chạm hai lần, chạm, nhấn, bấm, nhấp, nhấn đúp để kích hoạt, chạm hai lần để kích hoạt,
    nhấn đúp để chọn, chạm hai lần để chọn, nhấn để chọn, chạm để chọn, nhấn để kích hoạt, chạm để kích hoạt, nhấn đúp để mở,
    chạm hai lần để mở, nhấn để mở, chạm để mở, bấm để mở, kích hoạt nút, kích hoạt nút này, nhấn nút, nhấn nút này, bấm nút này,
    nhấn để xem thêm, chạm để xem thêm, nhấn để xem chi tiết, thêm, thực hiện thao tác, thực hiện hành động, gợi ý, chọn nút, đã chọn,
    chưa chọn, không được chọn, bị mờ, bị tắt, đã tắt, đã bật, bật, tắt, lỗi, video
audit-selected = … đã chọn, … được chọn, … đang chọn, … đang được chọn, đã chọn …, … hiện được chọn
# VoiceOver says bị mờ, TalkBack says đã tắt.
audit-disabled = … bị mờ, … bị vô hiệu hóa, … đã vô hiệu hóa, … vô hiệu hóa, … không khả dụng, … bị tắt, … làm mờ, … không bấm được
audit-switched =
    … bật, … tắt, … đang bật, … đang tắt, … đã bật, … đã tắt, … được bật, … bị tắt, … đã kích hoạt, … đã vô hiệu hóa, … đã đánh dấu,
    … chưa đánh dấu
audit-abbreviations = đc, sđt, tk, slg, tg, nv, kh, vd, qty, tel, msg, pwd, approx
audit-unit-abbreviations = hr, hrs, mins, secs, pcs, wks, yrs, ph, tr
audit-common-words =
    và, của, là, có, không, được, cho, với, các, những, này, trong, để, một, đã, sẽ, vào, từ, đến, bạn, khi, hoặc, ở, bị, đang, chưa,
    hãy, vui, lòng, cần, phải, sau, trước, thêm, mới, tất, cả, nào, ra, lên, người, ngày, la, chi
# Words are often doubled: xanh xanh, luôn luôn, thường thường.
audit-double-words = …
audit-verbs =
    thêm, sửa, chỉnh, xóa, gỡ, bỏ, sao, chép, mở, đóng, hiện, ẩn, thay, đổi, chọn, đặt, lưu, tải, chụp, quay, dùng, sử, dụng, xem, phóng,
    thu, di, chuyển, cập, nhật, tạo, cắt, xoay, chèn, đính, kéo, nhập, bật, tắt, gửi, hoàn, làm, lấy, xuất, in, quét, áp, dụng,
    bắt, buộc, tùy, chọn, cho, phép, không, thiếu
