## Progress: $completed of $total

progress = { $completed } من { $total }

progress-completed = اكتمل { $completed } من { $total }

progress-step = الخطوة { $completed } من { $total }

progress-page = الصفحة { $completed } من { $total }

progress-question = السؤال { $completed } من { $total }

progress-indeterminate = قيد التنفيذ

# Of the progress itself (masculine) unless a noun asks for its gender.
progress-done = { $gender ->
    [feminine] مُكتَمِلَة
   *[masculine] مكتمل
}
