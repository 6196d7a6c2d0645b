## Outcomes of controls: a whole sentence, or before a gesture (infinitive) with 려면

outcome-details = { $case ->
    [infinitive] 세부 정보를 보려면
   *[statement] 세부 정보를 엽니다
}
outcome-details-and-transactions = { $case ->
    [infinitive] 세부 정보와 거래를 보려면
   *[statement] 세부 정보와 거래를 엽니다
}
outcome-details-of = { $case ->
    [infinitive] { $who }의 세부 정보를 보려면
   *[statement] { $who }의 세부 정보를 엽니다
}
outcome-tasks-of = { $case ->
    [infinitive] { $who }의 할 일을 보려면
   *[statement] { $who }의 할 일을 엽니다
}
    .alone = { $case ->
        [infinitive] 할 일을 보려면
       *[statement] 할 일을 엽니다
    }
outcome-task-details = { $case ->
    [infinitive] 할 일 세부 정보를 보려면
   *[statement] 할 일 세부 정보를 엽니다
}
outcome-full-screen = { $case ->
    [infinitive] 전체 화면으로 보려면
   *[statement] 전체 화면으로 엽니다
}
outcome-profile = { $case ->
    [infinitive] 프로필을 변경하려면
   *[statement] 프로필을 변경합니다
}
outcome-filter = { $case ->
    [infinitive] 필터 옵션을 표시하려면
   *[statement] 필터 옵션을 표시합니다
}
outcome-calendar = { $case ->
    [infinitive] 다른 날짜를 선택하려면
   *[statement] 다른 날짜를 선택할 수 있는 캘린더를 엽니다
}
outcome-sign-in = { $case ->
    [infinitive] 이메일과 암호로 로그인하려면
   *[statement] 이메일과 암호로 로그인합니다
}
outcome-reset-password = { $case ->
    [infinitive] 암호를 재설정하려면
   *[statement] 암호를 재설정합니다
}
outcome-save = { $case ->
    [infinitive] 변경 사항을 저장하려면
   *[statement] 변경 사항을 저장합니다
}
outcome-delete = { $case ->
    [infinitive] { $name } 항목을 영구적으로 삭제하려면
   *[statement] { $name } 항목을 영구적으로 삭제합니다
}
    .alone = { $case ->
        [infinitive] 이 항목을 영구적으로 삭제하려면
       *[statement] 이 항목을 영구적으로 삭제합니다
    }
outcome-play = { $case ->
    [infinitive] 재생을 시작하려면
   *[statement] 재생을 시작합니다
}

## Gestures and keys, in VoiceOver's words

hint-touch = { FORM($outcome, case: "infinitive") } 이중 탭하십시오
hint-touch-adjust = { FORM($outcome, case: "infinitive") } 위 또는 아래로 쓸어 넘기십시오
hint-keyboard = { FORM($outcome, case: "infinitive") } 스페이스 바를 누르십시오
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } 화살표 키를 누르십시오
hint-pointer = { FORM($outcome, case: "infinitive") } 클릭하십시오
hint-remote = { FORM($outcome, case: "infinitive") } 선택 버튼을 누르십시오
