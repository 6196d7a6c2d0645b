## Progress: the total comes first

progress = { $total }개 중 { $completed }개
    .things = { $counted } 중 { FORM($done, case: "end") }

progress-completed = { $total }개 중 { $completed }개 완료

progress-step = { $total }단계 중 { $completed }단계
    .alone = { $completed }단계

progress-page = { $total }페이지 중 { $completed }페이지
    .alone = { $completed }페이지

progress-question = { $completed ->
    [1] 질문 { $total }개 중 첫 번째
   *[other] 질문 { $total }개 중 { $completed }번째
}
    .alone = { $completed ->
        [1] 첫 번째 질문
       *[other] { $completed }번째 질문
    }

progress-indeterminate = 진행 중

progress-done = 완료
