# Chinese has no spaces between words, so the audit also finds a phrase inside a longer word. For example, …标签 alone
# would match the name of a label or tag, and …开关 that of a switch in a house. Such endings are listed only where
# the type of the control is known.

audit-role = …按钮、…单选按钮、…标签栏项
audit-role-control =
    …复选框、…文本框、…文本字段、…文本栏、…输入框、…输入栏、…搜索栏、…搜索框、…下拉菜单、…下拉列表、…下拉框、…组合框、…图标、
    …的图片、…的图像、…滑块、…选择器、…的图标
audit-role-image = …图片、…图像、…图标、…的图片、…的图像、…的图标、…的图示
audit-role-link = …链接、…超链接、…的链接
audit-role-header = …标题、…的标题、…页眉
audit-role-search = …搜索栏、…搜索框、…搜索字段、…搜索输入框、…输入框
audit-role-toggle = …开关、…开关按钮、…切换按钮、…切换开关、…复选框
audit-role-slider = …滑块、…滑动条、…滑杆、…步进器、…选择器、…进度条
audit-role-tab = …标签页、…选项卡、…标签、…标签栏
audit-role-hints = 此按钮…、该按钮…、这个按钮…、按钮用于…、按钮可…、按钮将…、菜单按钮…
audit-editable = 可编辑、…可编辑、可以编辑、…可以编辑
# The English words are labels that development tools insert.
audit-generic =
    按钮、图片、图像、图标、图形、链接、视图、标签、单元格、元素、项目、对象、图标按钮、图片按钮、未标记、未命名、占位符、
    占位文本、示例文本、测试文本、button、image、icon、link、view、label、cell、item、untitled、placeholder、lorem ipsum、复选框、
    单选按钮、文本框、输入框、下拉菜单、开关
audit-click-here =
    点击这里、点击此处、点这里、点此、点此处、轻点这里、轻点此处、点按这里、点按此处、单击此处、单击这里、按这里、这里、此处、
    点我、点击我、点击此链接、此链接、这个链接、点击查看、点击了解更多、点击查看更多、点击此处了解更多、点击进入
audit-vague-links =
    了解更多、更多、阅读更多、查看更多、详情、查看详情、更多详情、详细信息、更多信息、信息、关于、此页面、前往、展开更多、了解详情
audit-vague-errors =
    错误、出错、出错了、出错啦、发生错误、发生了错误、出现错误、出现问题、出了点问题、未知错误、发生未知错误、意外错误、
    发生意外错误、系统错误、操作失败、失败、抱歉、抱歉出错了、哎呀、糟糕、输入无效、无效输入、输入有误、输入错误、格式错误
# The list doesn't have 点击 alone inside a label that speaks of clicks as a number: see audit-not-gestures.
audit-gestures =
    …双击…、…三击…、…轻点…、…点按…、…点击…、…单击…、…轻触…、…长按…、…按住…、…轻扫…、…滑动…、…划动…、…捏合…、…双指…、
    …三指…、…拖动…、…拖拽…、…拖放…、…连按…、…用力按…、…右击…
audit-gesture-labels =
    轻点以…、轻点即可…、轻点两下…、双击以…、双击即可…、点按以…、点按两次…、点击以…、点击可…、点击进入…、点击查看…、点击打开…、
    单击以…、长按以…、按住以…、滑动以…、轻扫以…、拖动以…
audit-not-gestures =
    …点击率…、…点击量…、…点击数…、…点击次数…、…总点击…、…男子双打…、…三指…、…三根手指…、…3根手指…、…三个手指…、…滑动条…、
    …拖动条…、…滑动变阻器…、…触控板…
audit-swipes =
    …向左轻扫…、…向右轻扫…、…向左滑动…、…向右滑动…、…左滑…、…右滑…、…左右滑动…、…左右轻扫…、…向左或向右轻扫…、
    …向左或向右滑动…、…往左滑…、…往右滑…、…向左划动…、…向右划动…、…左右划动…、…横向滑动…、…水平滑动…、…滑动删除…、
    …滑动以删除…、…滑动来删除…
audit-empty-hints =
    按钮、链接、图片、图像、提示、双击、轻点、轻点两下、点按、点击、单击、点按两次、双击激活、双击以激活、双击即可激活、
    双击选择、双击打开、轻点两下来激活、轻点两下以激活、轻点两下以打开、轻点两下以选择、轻点以选择、轻点以激活、点按两次即可激活、
    点击激活、点击选择、点击打开、点击以打开、激活按钮、激活此按钮、按下按钮、按此按钮、点击按钮、更多、点击了解更多、
    点击查看详情、执行操作、执行此操作、执行某项操作、选择按钮、已选择、已选定、已选中、未选择、未选中、变暗、已停用、打开、
    关闭、错误、视频
audit-selected = …已选择、…已选定、…已选中、…当前已选、…被选中、已选定…、已选中…
# VoiceOver says 变暗.
audit-disabled = …已停用、…已禁用、…不可用、…不可点击、…变暗、…灰显、…已变灰、…不可选、…置灰
audit-switched =
    …已打开、…已关闭、…已开启、…已启用、…已停用、…已禁用、…处于打开状态、…处于关闭状态、…已勾选、…未勾选、…打开状态、
    …关闭状态
audit-abbreviations = qty、tel、approx、incl、msg、pwd
audit-unit-abbreviations = hrs、mins、secs、pcs、hr、yrs、wks
audit-common-words =
    的、了、在、是、和、与、或、不、请、您、你、我、这、此、已、将、可以、没有、无法、为、从、到、对、把、被、也、就、都、
    以、及、后、前、有、会、要
# Any word may be doubled: 天天, 看看, 谢谢.
audit-double-words = …
audit-verbs =
    添加、编辑、删除、移除、复制、打开、关闭、显示、隐藏、更改、修改、选择、设置、设定、保存、上传、下载、拍摄、使用、查看、
    清除、放大、缩小、展开、折叠、移动、替换、更换、更新、创建、新建、裁剪、旋转、插入、附加、调整、自定义、重置、输入、启用、
    停用、加载、发送、撤销、重做、生成、获取、导入、导出、打印、重命名、必填、选填
