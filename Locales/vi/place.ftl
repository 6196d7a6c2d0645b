## The position of something among others of its kind

# ảnh 3 trên 12
position-item = { FORM($noun, form: "name") } { $place } trên { $total }
    .alone = { FORM($noun, form: "name") } { $place }
position-row = hàng { $place } trên { $total }
    .alone = hàng { $place }
position-column = cột { $place } trên { $total }
    .alone = cột { $place }
position-level = cấp { $place }

list-part = { FORM($noun, form: "name") } { $first } đến { $last } trên { $total }

## Selected items

selection-some = đã chọn { $count } trên { $total }
    .alone = đã chọn { $count } mục
    .things = đã chọn { $completed } trên { $counted }
selection-all = đã chọn tất cả { $total } mục
selection-none = chưa chọn mục nào
selection-cleared = đã bỏ chọn tất cả

## Filtered and sorted lists

things-shown = đang hiện { $count } trên { $total }
things-filtered = đã lọc theo { $filter }, đang hiện { $shown } trên { $total }
    .alone = đã lọc theo { $filter }
# Not chỉ mục, which is an index.
filter-only = bộ lọc: chỉ các mục { $state }
    .noun = bộ lọc: chỉ { things-in-state }
things-in-state = { FORM($noun, form: "name") } { $state }
filter-removed = đã bỏ bộ lọc, đang hiện tất cả { $total } mục
    .alone = đã bỏ bộ lọc
order-changed = đã sắp xếp, { $order }
order-newest = mới nhất trước
order-oldest = cũ nhất trước
order-alphabetical = theo thứ tự chữ cái
order-lowest-price = giá thấp nhất trước
order-highest-price = giá cao nhất trước
order-nearest = gần nhất trước
order-best-rated = đánh giá cao nhất trước
order-most-relevant = phù hợp nhất trước
order-most-popular = phổ biến nhất trước
order-by = theo { $name }, tăng dần
    .descending = theo { $name }, giảm dần

## Changes in a list

loaded-more = đã tải thêm { $count } mục, { $shown } trên { $total }
    .alone = đã tải thêm { $count } mục
loaded-all = hết danh sách
list-updated = đã cập nhật danh sách, { $count } mục mới
    .alone = đã cập nhật danh sách
moved-to-place = đã chuyển { $name } đến vị trí { $place } trên { $total }
    .alone = đã chuyển đến vị trí { $place } trên { $total }
picked-up = đã nhấc { $name }, vị trí { $place } trên { $total }
    .alone = đã nhấc lên, vị trí { $place } trên { $total }
move-cancelled = đã hủy di chuyển, { $name } trở lại vị trí { $place } trên { $total }
    .alone = đã hủy di chuyển, trở lại vị trí { $place } trên { $total }

## Several counts, and counts with names

# The noun is said again: 46 liều đã dùng, 3 liều bị bỏ lỡ.
counted-state-alone = { counted-state }
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { $count } { $noun } khác

## Points of the compass

compass-point = { $point ->
    [0] bắc
    [1] bắc đông bắc
    [2] đông bắc
    [3] đông đông bắc
    [4] đông
    [5] đông đông nam
    [6] đông nam
    [7] nam đông nam
    [8] nam
    [9] nam tây nam
    [10] tây nam
    [11] tây tây nam
    [12] tây
    [13] tây tây bắc
    [14] tây bắc
   *[15] bắc tây bắc
}
wind = gió { $direction }, { $speed }
    .gusts = gió { $direction }, { $speed }, gió giật { $gusts }
