import {
  type NotificationKind,
  notificationKind,
  notificationKinds,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import { useRows } from '../../../shared/rows/use-rows.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { LabelledSelect } from '../../../ui/field/labelled-select.tsx'
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
export function NotificationList({ userId, viewer }: { userId: string; viewer?: Viewer }) {
  const [address, setAddress] = useSearchParams()
  const isUnreadOnly = address.get('show') === 'unread'
  const kind = notificationKinds.find((one) => one === address.get('kind'))
  const query = useNotificationsInfiniteQuery({ unread: isUnreadOnly, kind }, { refetchOnMountOrArgChange: true })
  const { rows: told, total, isFailed, hasMore, isReadingMore, readMore, retry } = useRows(query)
  const { markOpened } = useMarkRead(userId)
  const change = (name: 'show' | 'kind', value: string) => {
    const next = new URLSearchParams(address)
    if (value === 'all') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }
  const kinds = notificationKinds.filter((one) => !viewer || notificationKind(one).concerns(viewer))
  return (
    <>
      <S.Bar>
        <Segments
          name="show"
          legend="Show"
          options={choices}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={(show) => change('show', show)}
        />
        <LabelledSelect
          label="About"
          options={[
            { value: 'all', label: 'Everything' },
            ...kinds.map((value) => ({ value, label: notificationKind(value).label })),
          ]}
          value={kind ?? 'all'}
          onChange={(value) => change('kind', value)}
        />
        <MarkAll userId={userId} />
      </S.Bar>
      {told?.length === 0 && !isFailed && (
        <Nothing isUnreadOnly={isUnreadOnly} kind={kind} onAll={() => setAddress({}, { replace: true })} />
      )}
      {told && told.length > 0 && (
        <S.Days aria-busy={query.currentData === undefined}>
          {byDay(told, new Date()).map(({ name, notifications: its }) => (
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
      {isFailed && <ErrorState onRetry={retry}>Notifications could not be loaded.</ErrorState>}
      {told && told.length > 0 && (
        <S.Foot>
          <ListFoot shown={told.length} total={total} onMore={hasMore && !isFailed && readMore} busy={isReadingMore} />
        </S.Foot>
      )}
    </>
  )
}

type NothingProps = { isUnreadOnly: boolean; kind: NotificationKind | undefined; onAll: () => void }

function Nothing({ isUnreadOnly, kind, onAll }: NothingProps) {
  if (kind && !isUnreadOnly)
    return (
      <EmptyState
        title={`Nothing about ${notificationKind(kind).label.toLowerCase()}`}
        heading="h2"
        action={<Button onClick={onAll}>Show all</Button>}
      >
        {`${notificationKind(kind).description}: we’ll notify you here.`}
      </EmptyState>
    )
  if (!isUnreadOnly)
    return (
      <EmptyState title="Nothing yet" heading="h2">
        We’ll notify you here about your offers and the discussions you follow.
      </EmptyState>
    )
  return (
    <EmptyState title="All read" heading="h2" action={<Button onClick={onAll}>Show all</Button>}>
      You’re up to date.
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
