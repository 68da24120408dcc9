import type { AdminComment } from '@storyright/contracts/http'
import { useState } from 'react'
import { Pager } from '../../ui/data/pager.tsx'
import { Table } from '../../ui/data/table.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { commentColumns } from './comment-columns.tsx'
import { useAdminCommentsQuery } from './comments.api.ts'
import * as S from './comments.styles.ts'
import { DeleteComment } from './delete-comment.tsx'
import { ListingFilter } from './listing-filter.tsx'
import { Nothing } from './nothing.tsx'
import { useAsked } from './use-asked.ts'

/** Every comment, the newest first, twenty to a page. */
export function CommentList() {
  const { asked, filter, turnTo } = useAsked()
  const { data, currentData, isError, isFetching, refetch } = useAdminCommentsQuery(asked)
  const [deleted, setDeleted] = useState<AdminComment | null>(null)
  // The page before stays until the next is there.
  const shown = currentData ?? (isError ? undefined : data)
  return (
    <S.List aria-busy={isFetching} tabIndex={-1}>
      <ListingFilter value={asked.listingId} onFilter={filter} />
      {!shown && !isError && <Skeleton $h={480} />}
      {isError && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>The comments could not be read.</ErrorState>
      )}
      {shown?.comments.length === 0 && <Nothing asked={asked} onFirst={() => turnTo(1)} />}
      {shown && shown.comments.length > 0 && (
        <Table
          caption="Comments, the newest first"
          columns={commentColumns(setDeleted)}
          rows={shown.comments}
          rowKey={({ id }) => id}
        />
      )}
      {shown && shown.comments.length > 0 && (
        <Pager
          page={shown.pagination.page}
          pages={shown.pagination.totalPages}
          says={`${shown.pagination.total.toLocaleString('en-GB')} ${shown.pagination.total === 1 ? 'comment' : 'comments'}`}
          onTurn={turnTo}
        />
      )}
      {deleted && <DeleteComment comment={deleted} onClose={() => setDeleted(null)} />}
    </S.List>
  )
}
