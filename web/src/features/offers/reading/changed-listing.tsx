import type { Offer } from '@storyright/contracts/http'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Note } from '../../../ui/state/note.tsx'
import * as S from '../desk.styles.ts'
import { type ChangedTerm, changedTerms } from './offered-terms.ts'

const columns: Column<ChangedTerm>[] = [
  { header: 'Term', cell: ({ term }) => <S.Price>{term}</S.Price>, full: true },
  { header: 'In this offer', cell: ({ before }) => <S.Said>{before}</S.Said> },
  { header: 'The listing now', cell: ({ now }) => <S.Said>{now}</S.Said> },
]

/** Says plainly what the listing says differently now, and that the offer stays what it was. */
export function ChangedListing({ offer: { status, terms, termsNow } }: { offer: Offer }) {
  const changed = termsNow ? changedTerms(terms, termsNow) : []
  // An offer that is over without a deal binds nobody to either.
  if (changed.length === 0 || status === 'rejected' || status === 'cancelled') return null
  return (
    <S.Changed>
      <Note tone="wait">
        <b>The listing has changed since this offer was made.</b> {kept[status]}
      </Note>
      <Table
        caption="What the listing says differently now"
        columns={columns}
        rows={changed}
        rowKey={({ term }) => term}
      />
    </S.Changed>
  )
}

const kept = {
  pending: 'The offer keeps the terms it was made on, and an agreement is written from those.',
  accepted: 'The agreement is written from the terms that the offer was made on.',
  expired: 'Renewed, the offer keeps the terms it was made on.',
} as const
