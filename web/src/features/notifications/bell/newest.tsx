import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../ui/link/link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useNewestNotificationsQuery } from '../notifications.api.ts'
import { MarkAll } from '../reading/mark-all.tsx'
import { NotificationItem } from '../reading/notification-item.tsx'
import { useMarkRead } from '../reading/use-mark-read.ts'
import * as S from './bell.styles.ts'

type NewestProps = { userId: string; close: () => void }

/** What the bell opens. */
export function Newest({ userId, close }: NewestProps) {
  const { data, isError, isFetching, refetch } = useNewestNotificationsQuery(userId, {
    refetchOnMountOrArgChange: true,
  })
  const { markOpened } = useMarkRead(userId)
  return (
    <>
      <S.Head>
        <h2>Notifications</h2>
        <MarkAll userId={userId} quiet />
      </S.Head>
      {data?.length === 0 && <S.Aside>Nothing yet. Updates on your offers and discussions show here.</S.Aside>}
      {data && data.length > 0 && (
        <ul aria-label="Newest notifications">
          {data.map((notifications) => (
            <NotificationItem
              key={notifications.id}
              of={notifications}
              onOpen={(opened) => {
                markOpened(opened)
                close()
              }}
            />
          ))}
        </ul>
      )}
      {!data && !isError && (
        <S.Waiting>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} $h={52} />
          ))}
        </S.Waiting>
      )}
      {isError && !data && (
        <S.Fault>
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            Notifications could not be loaded.
          </ErrorState>
        </S.Fault>
      )}
      <S.Foot>
        <Link to={paths.notifications} onClick={close}>
          See all
        </Link>
      </S.Foot>
    </>
  )
}
