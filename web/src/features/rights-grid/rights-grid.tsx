import type { Listing, RightsBook, Taking, User } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { type Book, type BookChange, compareBooks, dayAt, describeBook } from '@storyright/rights'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { errorMessage } from '../../shared/api-error.ts'
import { ConflictDialog } from '../../shared/versions/conflict-dialog.tsx'
import type { Opened } from '../../shared/versions/versioned.ts'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Part } from '../../ui/page/part.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { GridTaking } from './cell.rules.ts'
import { GridAndText } from './grid-and-text.tsx'
import { type ListingBody, useRightsHistoryQuery, useTakingsQuery } from './rights-grid.api.ts'
import { linesRead, takenLines } from './taking-dialog.tsx'
import { TakingsList } from './takings-list.tsx'
import { useEditedBook } from './use-edited-book.ts'

type RightsGridProps = { opened: Opened<Listing>; user: User; formOf: (listing: Listing) => ListingBody }

/** What is on offer of a title, what is taken of it, and by whom: in cells, as text, entry by entry, and over time. */
export function RightsGrid({ opened, user, formOf }: RightsGridProps) {
  const { id: listingId, agentId } = opened.thing
  const isReadOnly = user.id !== agentId
  const [today] = useState(() => dayAt(new Date()))
  const book = useEditedBook({ opened, today, formOf })
  const { data: taken, error, isFetching, refetch } = useTakingsQuery(listingId, { refetchOnMountOrArgChange: true })
  const gridTakings = useMemo(() => taken?.thing.flatMap(asGridTaking) ?? [], [taken])
  return (
    <Parts>
      {taken ? (
        <GridAndText {...{ listingId, today, isReadOnly, book }} takings={gridTakings} />
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={refetch}>
          {errorMessage(error, 'What is taken of these rights could not be loaded.')}
        </ErrorState>
      ) : (
        <Skeleton $h={760} />
      )}
      {taken && (
        <TakingsList
          {...{ listingId, today }}
          takings={taken.thing}
          etag={taken.etag}
          reader={user.role === 'admin' ? 'admin' : 'agent'}
        />
      )}
      <BookHistory
        {...{ listingId, agentId }}
        readerId={user.id}
        present={book.edited.book}
        {...(!isReadOnly && { onUse: book.change })}
      />
      <Unsaved when={book.isDirty} isSending={book.isSaving} />
      {book.conflict && (
        <ConflictDialog
          conflict={book.conflict}
          words={{ labels: { rights: 'Rights, line by line' } }}
          onLeave={book.leaveConflict}
          onSave={(values) => book.settle(book.conflict!, values)}
        />
      )}
    </Parts>
  )
}

const asGridTaking = (taking: Taking): GridTaking[] =>
  taking.endedAt === null
    ? [
        {
          kind: taking.kind,
          lines: takenLines(taking),
          until: taking.until === null ? null : dayAt(new Date(taking.until)),
        },
      ]
    : []

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${theme.s4};
    border-top: ${theme.hair} solid ${theme.line};
    display: grid;
    gap: ${theme.s2};
  }
  ul {
    margin: 0;
    padding-left: ${theme.s5};
    list-style: disc;
  }
`

type BookHistoryProps = {
  listingId: string
  agentId: string
  readerId: string
  /** The lines as they are now, saved or not. */
  present: Book
  /** Takes an earlier book over into the lines; for whoever may change them. */
  onUse?: (book: Book) => void
}

/** Every book the title had, the newest first, each against the present one. */
function BookHistory({ listingId, agentId, readerId, present, onUse }: BookHistoryProps) {
  const { data, error, isFetching, refetch } = useRightsHistoryQuery(listingId)
  const writer = (id: string) => (id === readerId ? 'you' : id === agentId ? 'the agent' : 'an administrator')
  return (
    <Part title="History" aside="Every version of what was on offer">
      {data ? (
        <List>
          {data.toReversed().map((book) => (
            <Version key={`${book.at} ${book.text}`} {...{ book, present, onUse }} by={writer(book.by)} />
          ))}
        </List>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={refetch}>
          {errorMessage(error, 'The history could not be loaded.')}
        </ErrorState>
      ) : (
        <Skeleton $h={120} />
      )}
    </Part>
  )
}

type VersionProps = { book: RightsBook; by: string; present: Book; onUse: ((book: Book) => void) | undefined }

function Version({ book: { text, at, by: _ }, by, present, onUse }: VersionProps) {
  const [isCompared, setIsCompared] = useState(false)
  const lines = linesRead([text])
  const of = <VisuallyHidden>{` of ${dayAndTime(at)}`}</VisuallyHidden>
  return (
    <li>
      <Meta>{`${dayAndTime(at)}, by ${by}`}</Meta>
      <p title={text}>{`${describeBook(lines)}.`}</p>
      {isCompared && <Comparison {...compareBooks(lines, present)} />}
      <QuietActions>
        <QuietButton aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
          <span>Compare with now</span>
          {of}
        </QuietButton>
        {onUse && (
          <QuietButton onClick={() => onUse(lines)}>
            <span>Use these lines</span>
            {of}
          </QuietButton>
        )}
      </QuietActions>
    </li>
  )
}

function Comparison({ added, withdrawn, regraded }: BookChange) {
  const changes = [
    { what: 'Added since', lines: added },
    { what: 'Withdrawn since', lines: withdrawn },
    { what: 'Offered differently now', lines: regraded },
  ].filter(({ lines }) => lines.length > 0)
  if (changes.length === 0) return <p role="status">The same as now.</p>
  return (
    <ul role="status">
      {changes.map(({ what, lines }) => (
        <li key={what}>{`${what}: ${describeBook(lines)}.`}</li>
      ))}
    </ul>
  )
}
