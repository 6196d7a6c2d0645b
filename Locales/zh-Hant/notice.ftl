## Errors

error = 錯誤：{ $message }
    .alone = 錯誤

error-select-answer = 請選擇一個答案再繼續

# Their gender is for states that a field has in words of its own: 未填寫.
field-email-address = 電子郵件地址
    .gender = field
field-phone-number = 電話號碼
    .gender = field
field-password = 密碼
    .gender = field
field-name = 姓名
    .gender = field

error-required = { $field }為必填欄位
    .named = { $field }為必填欄位

error-invalid = { $field }無效
    .named = { $field }無效

error-phone-format = 電話號碼必須以加號和國碼開頭

## Work that the app is doing while the listener waits

loading = 正在載入
loading-tasks = 正在載入任務
loading-photo = 正在載入照片
creating-profile = 正在建立個人檔案
saving = 正在儲存
signing-in = 正在登入
please-wait = { $activity }，請稍候

## Work that the app has done

# Of money that was entered.
done-transaction-created = 已新增交易
done-profile-saved = 已儲存個人檔案
done-deleted = 已刪除{ $name }
    .alone = 已刪除

## Screens that have nothing to show. No quotation marks: some voices read them out.

empty-results = 找不到{ $query }的搜尋結果
    .alone = 沒有搜尋結果
empty-connection = 沒有網路連線
empty-health-data = 無法取得健康資料
