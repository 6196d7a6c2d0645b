## Errors

error = 오류: { $message }
    .alone = 오류

error-select-answer = 계속하려면 답변을 선택하십시오

field-email-address = 이메일 주소
field-phone-number = 전화번호
field-password = 암호
field-name = 이름

error-required = { TAIL($field) ->
    [open] { $field }를 입력해야 합니다
   *[closed] { $field }을 입력해야 합니다
}
    .named = { $field } 항목을 입력해야 합니다

error-invalid = { TAIL($field) ->
    [open] { $field }가 올바르지 않습니다
   *[closed] { $field }이 올바르지 않습니다
}
    .named = { $field } 항목이 올바르지 않습니다

error-phone-format = 전화번호는 더하기 기호와 국가 번호로 시작해야 합니다

## Work that the app is doing while the listener waits

loading = 불러오는 중
loading-tasks = 할 일 불러오는 중
loading-photo = 사진 불러오는 중
creating-profile = 프로필 생성 중
saving = 저장 중
signing-in = 로그인 중
please-wait = { $activity }, 잠시 기다려 주십시오

## Work that the app has done

done-transaction-created = 거래 생성됨
done-profile-saved = 프로필 저장됨
done-deleted = { $name } 삭제됨
    .alone = 삭제됨

## Screens that have nothing to show

empty-results = { $query } 검색 결과 없음
    .alone = 검색 결과 없음
empty-connection = 인터넷에 연결되어 있지 않음
empty-health-data = 건강 데이터를 사용할 수 없음
