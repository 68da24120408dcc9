import type { AdminComment } from '@storyright/contracts/http'
import { commentSorts, communityLimits, communityMessages } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { nameOf } from '../../entities/person/name-of.ts'
import { ExportLink } from '../../shared/rows/export-link.tsx'
import { Above } from '../../shared/rows/rows-list.styles.ts'
import { useSort } from '../../shared/rows/use-sort.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { useAsked } from '../../shared/use-asked.ts'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { Button } from '../../ui/button/button.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Table } from '../../ui/data/table.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Quote } from '../../ui/text/words.ts'
import { commentColumns } from './comment-columns.tsx'
import {
  type CommentsAsked,
  commentsCsv,
  useAdminCommentsQuery,
  useAdminDeleteCommentMutation,
} from './comments.api.ts'
import * as S from './comments.styles.ts'

/** Every comment, the newest first, twenty to a page. */
export function CommentList() {
  const { asked, filter, turnTo, sort } = useCommentsAsked()
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
        <Above>
          <ExportLink href={commentsCsv(asked)} of="Comments" />
        </Above>
      )}
      {shown && shown.comments.length > 0 && (
        <Table
          cardsBelow="rail"
          caption="Comments"
          order="the newest first"
          sort={sort}
          columns={commentColumns(setDeleted)}
          rows={shown.comments}
          rowKey={({ id }) => id}
        />
      )}
      {shown && shown.comments.length > 0 && (
        <Pager
          page={shown.pagination.page}
          pages={shown.pagination.totalPages}
          message={`${shown.pagination.total.toLocaleString('en-GB')} ${shown.pagination.total === 1 ? 'comment' : 'comments'}`}
          onTurn={turnTo}
        />
      )}
      {deleted && <DeleteComment comment={deleted} onClose={() => setDeleted(null)} />}
    </S.List>
  )
}

/** Why no comment is shown: there is none, none on that listing, or none so far back. */
function Nothing({ asked: { page, listingId }, onFirst }: { asked: CommentsAsked; onFirst: () => void }) {
  if (page > 1)
    return (
      <EmptyState title="Nothing on this page" action={<Button onClick={onFirst}>First page</Button>}>
        There are fewer comments than that.
      </EmptyState>
    )
  if (listingId)
    return (
      <EmptyState title="No comments on this listing">{`Listing ${listingId} has none, or does not exist.`}</EmptyState>
    )
  return <EmptyState title="No comments yet">Comments by premium members on listings show here.</EmptyState>
}

/** As typed, as a whole number; nothing for whatever begins with none. */
const wholeIn = (text: string | null) => {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** Page and listing stand in the address beside what its other tables are sorted by, so that a reload or a link shows the same. */
function useCommentsAsked() {
  const { address, change } = useAsked()
  const [, setAddress] = useSearchParams()
  const { by, sort } = useSort(commentSorts)
  const asked: CommentsAsked = {
    page: wholeIn(address.get('page')) ?? 1,
    listingId: String(wholeIn(address.get('listing')) ?? ''),
    sort: by,
  }
  /** A page is come back to. */
  const turnTo = (page: number) => {
    const next = new URLSearchParams(address)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    setAddress(next)
  }
  /** What is no number is ignored, nothing clears; either begins at the first page. */
  const filter = (text: string) => {
    const listing = text.trim() === '' ? '' : wholeIn(text)
    if (listing === null || String(listing) === asked.listingId) return
    change({ listing: String(listing), page: '' })
  }
  return { asked, filter, sort, turnTo }
}

/** One listing’s comments only, by its number. */
function ListingFilter({ value, onFilter }: { value: string; onFilter: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  const atPause = useTypingPause()
  // Going back and forth changes it from outside.
  if (value !== before) {
    setBefore(value)
    setTyped(value)
  }
  const hear = (text: string) => {
    setTyped(text)
    atPause(() => onFilter(text))
  }
  return (
    <S.Filter role="search" aria-label="Comments">
      <Field label="Listing number">
        <Input
          inputMode="numeric"
          placeholder="All listings"
          maxLength={20}
          value={typed}
          onChange={({ target }) => hear(target.value)}
        />
      </Field>
    </S.Filter>
  )
}

const done = { title: communityMessages.comment.deleted }

/** Asks before somebody’s comment is deleted; the author may be told why. */
function DeleteComment({ comment, onClose }: { comment: AdminComment; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [remove, { isLoading }] = useAdminDeleteCommentMutation()
  const confirm = async () => {
    const send = () => remove({ id: comment.id, reason: reason.trim() }).unwrap()
    if (await runWithToast(send, done, 'Error', communityMessages.comment.deleteFailed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete the comment by ${nameOf(comment.author)}?`}
      description="Readers no longer see it, and we notify its author. Replies below it stay."
      confirm="Delete"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      <Unsaved when={reason.trim() !== ''} />
      <Quote dir="auto">{comment.content}</Quote>
      <Field label="Reason" optional help="The author sees exactly this text.">
        <Textarea
          value={reason}
          maxLength={communityLimits.moderationReason}
          count={{ max: communityLimits.moderationReason, unit: 'characters' }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
