import type { Listing } from '@storyright/contracts/http'
import type { ReactNode } from 'react'
import { Cover } from '../../../entities/cover/cover.tsx'
import { OutwardLink } from '../../../entities/enrichment/candidate-view.tsx'
import type { Column } from '../../../ui/data/table.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { detailLines, fieldLabels, type Suggestion } from '../book-words.ts'
import * as S from '../books.styles.ts'

type Ticking = {
  listing: Listing
  isTicked: (suggestion: Suggestion) => boolean
  onTick: (suggestion: Suggestion, isOn: boolean) => void
}

/** Each field with a tick, as it is and as it would be. */
export const suggestionColumns = ({ listing, isTicked, onTick }: Ticking): Column<Suggestion>[] => [
  {
    header: 'Take over',
    full: true,
    cell: (suggestion) => (
      <Checkbox
        label={fieldLabels[suggestion.field]}
        checked={isTicked(suggestion)}
        onChange={({ target }) => onTick(suggestion, target.checked)}
      />
    ),
  },
  { header: 'Now', cell: ({ field, before }) => <Value field={field} value={before} listing={listing} /> },
  { header: 'At Google Books', cell: ({ field, after }) => <Value field={field} value={after} isAfter /> },
]

type ValueProps = { field: Suggestion['field']; value: unknown; listing?: Listing; isAfter?: boolean }

function Value({ field, value, listing, isAfter = false }: ValueProps): ReactNode {
  if (value === null) return <S.Small as="span">Nothing yet</S.Small>
  if (field === 'mediumDetails')
    return (
      <S.Lines>
        {detailLines(value).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </S.Lines>
    )
  if (field !== 'coverImageUrl') return String(value)
  // A foreign picture is not shown: it is fetched and kept here when it is taken over.
  if (isAfter)
    return (
      <OutwardLink to={String(value)} source="books">
        A cover
      </OutwardLink>
    )
  return (
    <S.Picture>
      {listing && <Cover {...listing} imageUrl={listing.coverImageUrl} />}
      <VisuallyHidden>A cover</VisuallyHidden>
    </S.Picture>
  )
}
