import { useSearchParams } from 'react-router-dom'
import { useRows } from '../../../shared/rows/use-rows.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { Segments } from '../../../ui/field/segments.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useNotificationsInfiniteQuery } from '../notifications.api.ts'
import { MarkAll } from '../reading/mark-all.tsx'
import { NotificationItem } from '../reading/notification-item.tsx'
import { useMarkRead } from '../reading/use-mark-read.ts'
import { byDay } from './by-day.ts'
import * as S from './list.styles.ts'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
]

/** All that somebody was told, day by day. */
export function NotificationList({ userId }: { userId: string }) {
  const [address, setAddress] = useSearchParams()
  const isUnreadOnly = address.get('show') === 'unread'
  const query = useNotificationsInfiniteQuery({ unread: isUnreadOnly }, { refetchOnMountOrArgChange: true })
  const { rows: told, total, isFailed, hasMore, isReadingMore, readMore, retry } = useRows(query)
  const { markOpened } = useMarkRead(userId)
  const choose = (show: string) => setAddress(show === 'unread' ? { show } : {}, { replace: true })
  return (
    <>
      <S.Bar>
        <Segments
          name="show"
          legend="Show"
          options={choices}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={choose}
        />
        <MarkAll userId={userId} />
      </S.Bar>
      {told?.length === 0 && !isFailed && <Nothing isUnreadOnly={isUnreadOnly} onAll={() => choose('all')} />}
      {told && told.length > 0 && (
        <S.Days aria-busy={query.currentData === undefined}>
          {byDay(told, new Date()).map(({ name, told: its }) => (
            <section key={name} aria-label={name}>
              <SectionHead title={name} />
              <ul>
                {its.map((one) => (
                  <NotificationItem key={one.id} of={one} isUnderDay onOpen={markOpened} />
                ))}
              </ul>
            </section>
          ))}
        </S.Days>
      )}
      {!told && !isFailed && <Waiting />}
      {isFailed && <ErrorState onRetry={retry}>Notifications cannot be shown just now.</ErrorState>}
      {told && told.length > 0 && (
        <S.Foot>
          <ListFoot shown={told.length} total={total} onMore={hasMore && !isFailed && readMore} busy={isReadingMore} />
        </S.Foot>
      )}
    </>
  )
}

function Nothing({ isUnreadOnly, onAll }: { isUnreadOnly: boolean; onAll: () => void }) {
  if (!isUnreadOnly)
    return (
      <EmptyState title="Nothing yet" heading="h2">
        What happens to your offers, and in the discussions that you follow, stands here.
      </EmptyState>
    )
  return (
    <EmptyState title="All read" heading="h2" action={<Button onClick={onAll}>Show all</Button>}>
      You have read everything that you were told.
    </EmptyState>
  )
}

const Waiting = () => (
  <S.Waiting>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} $h={64} />
    ))}
  </S.Waiting>
)
