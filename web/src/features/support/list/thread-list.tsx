import type { SupportThread } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import type { Rows } from '../../../shared/rows/use-rows.ts'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import * as S from '../support.styles.ts'
import { ThreadRow } from './thread-row.tsx'

type ThreadListProps = {
  read: Rows<SupportThread>
  side: 'support' | 'member'
  label: string
  empty: ReactNode
}

/** Questions, read page by page. */
export function ThreadList({ read, side, label, empty }: ThreadListProps) {
  const { rows, total, isFailed, hasMore, isReadingMore, readMore, retry } = read
  return (
    <div aria-busy={read.isFetching}>
      {!rows && !isFailed && <Skeleton $h={240} />}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <S.List aria-label={label}>
          {rows.map((thread) => (
            <li key={thread.id}>
              <ThreadRow thread={thread} side={side} />
            </li>
          ))}
        </S.List>
      )}
      {isFailed && <ErrorState onRetry={retry}>The questions could not be read.</ErrorState>}
      {rows && rows.length > 0 && !isFailed && (
        <ListFoot shown={rows.length} total={total} onMore={hasMore && readMore} busy={isReadingMore} />
      )}
    </div>
  )
}
