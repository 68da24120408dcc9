import type { BookEnrichment, Listing } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import { Cover } from '../../../entities/cover/cover.tsx'
import { OutwardLink } from '../../../entities/enrichment/candidate-view.tsx'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { Note } from '../../../ui/state/note.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { detailLines, fieldLabels, flagOf, type Suggestion } from '../book-words.ts'
import { type TakeoverFlags, useApplyBookMutation, useUndoBookMutation } from '../books.api.ts'
import * as S from '../books.styles.ts'

const applied = { title: 'Applied', description: 'The listing has it now. It can be undone.' }
const undone = { title: 'Undone', description: 'The listing is as it was before.' }

/** What the listing could take over, each as it is and as it would be. What it lacks is ticked; what is there is replaced only on purpose. */
export function Takeover({ book: { listing, enrichedData, suggestions, takenOverAt } }: { book: BookEnrichment }) {
  const [ticked, setTicked] = useState<Partial<Record<Suggestion['field'], boolean>>>({})
  const [apply, { isLoading: isApplying }] = useApplyBookMutation()
  const [undo, { isLoading: isUndoing }] = useUndoBookMutation()
  const listingId = listing.id
  const isTicked = ({ field, before }: Suggestion) => ticked[field] ?? before === null
  const chosen = suggestions.filter(isTicked)
  const flags: TakeoverFlags = Object.fromEntries(chosen.map(({ field }) => [flagOf[field], true]))
  const columns = suggestionColumns({
    listing,
    isTicked,
    onTick: ({ field }, isOn) => setTicked({ ...ticked, [field]: isOn }),
  })
  return (
    <S.Part>
      {suggestions.length > 0 && (
        <Table
          caption="Fields to apply, before and after"
          columns={columns}
          rows={suggestions}
          rowKey={({ field }) => field}
        />
      )}
      {suggestions.length === 0 && (
        <Note>
          {enrichedData
            ? 'The listing already has everything Google Books knows.'
            : 'No matching book was found, so there is nothing to apply.'}
        </Note>
      )}
      {takenOverAt && <S.Small>{`Last applied ${dayAndTime(takenOverAt)}.`}</S.Small>}
      <Actions>
        {suggestions.length > 0 && (
          <Button
            variant="primary"
            busy={isApplying}
            disabled={chosen.length === 0 || isUndoing}
            onClick={() => void runWithToast(() => apply({ listingId, flags }).unwrap(), applied, 'Not Applied')}
          >
            Apply
          </Button>
        )}
        {takenOverAt && (
          <Button
            busy={isUndoing}
            disabled={isApplying}
            onClick={() => void runWithToast(() => undo(listingId).unwrap(), undone, 'Not Undone')}
          >
            Undo the last takeover
          </Button>
        )}
      </Actions>
    </S.Part>
  )
}

type SuggestionColumnsProps = {
  listing: Listing
  isTicked: (suggestion: Suggestion) => boolean
  onTick: (suggestion: Suggestion, isOn: boolean) => void
}

/** Each field with a tick, as it is and as it would be. */
const suggestionColumns = ({ listing, isTicked, onTick }: SuggestionColumnsProps): Column<Suggestion>[] => [
  {
    header: 'Apply',
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
