## Confirmations, announced after an action. Without a particle, which would depend on the name

done-added = { $name } 추가됨
    .alone = 추가됨
done-removed = { $name } 제거됨
    .alone = 제거됨
done-saved = { $name } 저장됨
    .alone = 저장됨
done-created = { $name } 생성됨
    .alone = 생성됨
done-updated = { $name } 업데이트됨
    .alone = 업데이트됨
done-copied = { $name } 복사됨
    .alone = 복사됨
done-shared = { $name } 공유됨
    .alone = 공유됨
done-archived = { $name } 보관됨
    .alone = 보관됨
done-favorite = { $name } 즐겨찾기에 추가됨
    .alone = 즐겨찾기에 추가됨
done-unfavorite = { $name } 즐겨찾기에서 제거됨
    .alone = 즐겨찾기에서 제거됨
done-moved = { $name }, { place-to } 이동됨
    .alone = { place-to } 이동됨
# After Latin letters, 으로 where the sound is sure.
place-to = { TAIL($place) ->
    [open] { $place }로
    [liquid] { $place }로
    [latin-closed] { $place }으로
    [latin] { $place }로
   *[closed] { $place }으로
}
-tail-latin-closed = m n ng p ook ack ick eck ock uck
done-sent = { $who }에게 보냄
    .alone = 보냄
done-marked = { $name }, { as-state } 표시됨
    .alone = { as-state } 표시됨
done-deleted-things = { $things } 삭제됨
done-undone = 실행 취소됨
undo-available = { $done }. 실행 취소할 수 있습니다

## Announcements of values that changed by themselves

updated-to = { $name } 업데이트됨, { $value }
    .alone = 업데이트됨, { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } 화면
    .alone = 새 화면
panel-opened = { $name } 패널 열림
    .alone = 패널 열림
panel-closed = { $name } 패널 닫힘
    .alone = 패널 닫힘

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } 항목 및 { more-object } 삭제하려면
   *[statement] { $name } 항목 및 { more-object } 삭제합니다
}
    .alone = { $case ->
        [infinitive] { more-object } 삭제하려면
       *[statement] { more-object } 삭제합니다
    }
more-object = { TAIL($more) ->
    [open] { $more }를
   *[closed] { $more }을
}
irreversible = 이 작업은 실행 취소할 수 없습니다
content-hidden = 숨김
locked-until = { $time }까지 잠김

## Screens that have nothing to show, and what to do there

empty-add = 시작하려면 { TAIL($noun) ->
    [open] { $noun }를
   *[closed] { $noun }을
} 추가하십시오
empty-other-word = 다른 단어로 검색해 보십시오
empty-nothing = 표시할 내용 없음
empty-data = 데이터 없음

## Work that the app is doing while the listener waits

deleting = 삭제 중
sending = 보내는 중
searching = 검색 중
updating = 업데이트 중
connecting = 연결하는 중
calculating = 계산 중

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] 재생을 일시 정지하려면
   *[statement] 재생을 일시 정지합니다
}
outcome-page = { $case ->
    [infinitive] 페이지를 변경하려면
   *[statement] 페이지를 변경합니다
}
