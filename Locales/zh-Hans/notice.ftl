## Errors

error = 错误：{ $message }
    .alone = 错误

error-select-answer = 请选择一个答案以继续

# Their gender is for states that a field has in words of its own: 未填写.
field-email-address = 电子邮件地址
    .gender = field
field-phone-number = 电话号码
    .gender = field
field-password = 密码
    .gender = field
field-name = 姓名
    .gender = field

error-required = { $field }为必填项
    .named = { $field }为必填项

error-invalid = { $field }无效
    .named = { $field }无效

error-phone-format = 电话号码必须以加号和国家代码开头

## Work that the app is doing while the listener waits

loading = 正在加载
loading-tasks = 正在加载任务
loading-photo = 正在加载照片
creating-profile = 正在创建个人资料
saving = 正在保存
signing-in = 正在登录
please-wait = { $activity }，请稍候

## Work that the app has done

# Of money that was entered.
done-transaction-created = 已添加交易
done-profile-saved = 已保存个人资料
done-deleted = 已删除{ $name }
    .alone = 已删除

## Screens that have nothing to show. No quotation marks: some voices read them out.

empty-results = 没有{ $query }的搜索结果
    .alone = 没有搜索结果
empty-connection = 没有互联网连接
empty-health-data = 健康数据不可用
