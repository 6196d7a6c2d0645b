### Health battery, in Vietnamese

## The battery: the health of the user, as the charge of a battery

health-battery = pin sức khỏe
    .hint = thể hiện ảnh hưởng hiện tại đến sức khỏe
impact-battery = pin thể hiện mức ảnh hưởng đến sức khỏe
battery-at = pin còn { $share }
    .hint = cho biết mức ảnh hưởng hiện tại đến sức khỏe
charged = còn { $share }
    .low = pin yếu, { $share }
charge-and-impact = { $charge }, { $impact }
impact-good = ảnh hưởng tốt đến sức khỏe
impact-none = không ảnh hưởng đến sức khỏe
impact-poor = ảnh hưởng xấu đến sức khỏe
battery-updated = pin sức khỏe đã cập nhật, còn { $share }
# same for every case
open-health-metrics = mở chi tiết chỉ số sức khỏe

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = tuổi thọ tăng { $time }
    .per-day = tuổi thọ tăng { $time } mỗi ngày
losing = tuổi thọ giảm { $time }
    .per-day = tuổi thọ giảm { $time } mỗi ngày
no-time = tuổi thọ không thay đổi

## What is measured

# same for every case
metric-steps = số bước
    .today = số bước hôm nay
    .analysis = mở phân tích chi tiết về số bước
# same for every case
metric-exercise = tập luyện
    .today = tập luyện hôm nay
    .analysis = mở phân tích chi tiết về tập luyện
# same for every case
metric-sleep = giấc ngủ
    .today = giấc ngủ đêm qua
    .analysis = mở phân tích chi tiết về giấc ngủ
# same for every case
metric-heart = nhịp tim khi nghỉ
    .today = nhịp tim khi nghỉ hôm nay
    .analysis = mở phân tích chi tiết về nhịp tim
beats-per-minute = { $count } nhịp mỗi phút
reading-and-impact = { $reading }, { $impact }
# same for every case
open-metric-details = mở chi tiết về { $metric }
no-reading = không có dữ liệu

## Steps

completed-today = hôm nay đã đi { $done }
# same for every case
open-step-details = xem chi tiết và xu hướng số bước
steps-goal = mục tiêu số bước
    .completed = đã đạt mục tiêu số bước
to-go = còn { $left } nữa
recommendations = đề xuất
# same for every case
open-exercise-recommendations = mở đề xuất tập luyện

## The chart of the steps

steps-trend = xu hướng số bước
    .hint = biểu đồ cho thấy số bước trong tuần qua
days-average = trung bình { $days } ngày
average-and-trend = { $average }, { $trend }
trend-rising = có xu hướng tăng
    .chart = biểu đồ cho thấy xu hướng tăng trong { $days }
trend-falling = có xu hướng giảm
    .chart = biểu đồ cho thấy xu hướng giảm trong { $days }
trend-steady = ổn định
    .chart = biểu đồ cho thấy xu hướng ổn định trong { $days }
chart-summary = tóm tắt biểu đồ
lowest = thấp nhất
highest = cao nhất
steps-on-day = { $steps } vào { $day }

## The questions that are asked before the first battery is shown

questionnaire-progress = tiến độ bảng câu hỏi
question-exercise = câu hỏi về tần suất tập luyện
    .text = bạn tập luyện bao lâu một lần?
question-smoking = câu hỏi về hút thuốc
    .text = bạn có hút thuốc không?
answer-never = không bao giờ
answer-once-a-week = mỗi tuần một lần
answer-several-times-a-week = mỗi tuần vài lần
answer-every-day = hàng ngày
answer-yes = có
answer-no = không
select-from-options = chọn trong { $count } lựa chọn bên dưới
continue-to-dashboard = tiếp tục đến tổng quan

## Screens, buttons and tabs

calculating = đang tính ảnh hưởng đến sức khỏe
health-metrics = chỉ số sức khỏe
metric-details = chi tiết chỉ số
done = xong
tab-dashboard = tổng quan
    .hint = xem pin sức khỏe và các chỉ số
tab-settings = cài đặt
    .hint = chọn những gì cần đo

## What went wrong

problem-health-access = quyền truy cập dữ liệu sức khỏe đang tắt. Hãy bật trong Cài đặt
problem-timeout = tính toán quá lâu. Hãy thử lại
problem-steps = không đọc được số bước. Hãy khởi động lại đồng hồ
