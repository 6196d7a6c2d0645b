## Confirmations, announced after an action

done-added = đã thêm { $name }
    .alone = đã thêm
done-removed = đã gỡ { $name }
    .alone = đã gỡ
done-saved = đã lưu { $name }
    .alone = đã lưu
done-created = đã tạo { $name }
    .alone = đã tạo
done-updated = đã cập nhật { $name }
    .alone = đã cập nhật
done-copied = đã sao chép { $name }
    .alone = đã sao chép
done-shared = đã chia sẻ { $name }
    .alone = đã chia sẻ
done-archived = đã lưu trữ { $name }
    .alone = đã lưu trữ
done-favorite = đã thêm { $name } vào mục yêu thích
    .alone = đã thêm vào mục yêu thích
done-unfavorite = đã gỡ { $name } khỏi mục yêu thích
    .alone = đã gỡ khỏi mục yêu thích
done-moved = đã di chuyển { $name } đến { $place }
    .alone = đã di chuyển đến { $place }
done-sent = đã gửi cho { $who }
    .alone = đã gửi
done-marked = đã đánh dấu { $name } là { FORM($state, case: "as") }
    .alone = đã đánh dấu là { FORM($state, case: "as") }
done-deleted-things = đã xóa { $things }
done-undone = đã hoàn tác
undo-available = { $done }. Có thể hoàn tác

## Announcements of values that changed by themselves

updated-to = { $name } đã đổi thành { $value }
    .alone = đã đổi thành { $value }

## Announcements of screens and panels

screen-named = màn hình { $name }
    .alone = màn hình mới
panel-opened = đã mở bảng { $name }
    .alone = đã mở bảng
panel-closed = đã đóng bảng { $name }
    .alone = đã đóng bảng

## Things that can't be undone, and things that are protected

# same for every case
outcome-delete-with = xóa { $name } và { $more }
    .alone = xóa { $more }
irreversible = không thể hoàn tác
content-hidden = đã ẩn
locked-until = khóa cho đến { $time }

## Screens that have nothing to show, and what to do there

empty-add = thêm { FORM($noun, form: "name") } để bắt đầu
empty-other-word = thử một từ khác
empty-nothing = không có gì để hiển thị
empty-data = không có dữ liệu

## Work that the app is doing while the listener waits

deleting = đang xóa
sending = đang gửi
searching = đang tìm kiếm
updating = đang cập nhật
connecting = đang kết nối
calculating = đang tính toán

## Outcomes of controls

# same for every case
outcome-pause = tạm dừng phát
# same for every case
outcome-page = chuyển trang
