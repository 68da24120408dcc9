import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { Strong, Words } from '../../../ui/text/words.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { type ChangedTerm, changedTerms } from './offered-terms.ts'

const Face = styled.div`
  display: grid;
  gap: ${theme.s4};
  b {
    color: ${theme.ink};
    font-weight: 600;
  }
`
/** Under its label, however short it is. */
const Remark = styled(Words)`
  flex-basis: 100%;
`
const columns: Column<ChangedTerm>[] = [
  { header: 'Term', cell: ({ term }) => <Strong>{term}</Strong>, full: true },
  { header: 'In this offer', cell: ({ before }) => <Remark>{before}</Remark> },
  { header: 'The listing now', cell: ({ now }) => <Remark>{now}</Remark> },
]

/** Says plainly what the listing says differently now, and that the offer stays what it was. */
export function ChangedListing({ offer: { status, terms, termsNow } }: { offer: Offer }) {
  const changed = termsNow ? changedTerms(terms, termsNow) : []
  // An offer that is over without a deal binds nobody to either.
  if (changed.length === 0 || status === 'rejected' || status === 'cancelled') return null
  return (
    <Face>
      <Note tone="wait">
        <b>The listing has changed since this offer was made.</b> {kept[status]}
      </Note>
      <Table
        caption="What the listing says differently now"
        columns={columns}
        rows={changed}
        rowKey={({ term }) => term}
      />
    </Face>
  )
}

const kept = {
  pending: 'The offer keeps the terms it was made on, and an agreement is written from those.',
  accepted: 'The agreement is written from the terms that the offer was made on.',
  expired: 'Renewed, the offer keeps the terms it was made on.',
} as const
