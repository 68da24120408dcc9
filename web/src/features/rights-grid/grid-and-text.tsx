import { rights } from '@storyright/contracts/vocabulary'
import {
  allLanguages,
  type Day,
  dayOf,
  dayText,
  describeBook,
  type Line,
  languageCodes,
  languageNamed,
  offer,
  withdraw,
  world,
} from '@storyright/rights'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { rightLabels } from '../../entities/listing/rights-labels.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { useIsPhone } from '../../ui/theme/use-is-phone.ts'
import { linesOf } from './book-text.rules.ts'
import { BookText } from './book-text.tsx'
import { cellOf, type GridTaking, sliceOf } from './cell.rules.ts'
import { CellView, cellSentence, cellWords, keyOfStates } from './cell-view.tsx'
import * as G from './grid.styles.ts'
import { Grid } from './grid.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import * as S from './rights-grid.styles.ts'
import { cellAt } from './selection.rules.ts'
import { TakingDialog } from './taking-dialog.tsx'
import { TerritoryList } from './territory-list.tsx'
import { type TerritoryRow, territoryRows } from './territory-rows.ts'
import type { useEditedBook } from './use-edited-book.ts'

type GridAndTextProps = {
  listingId: string
  today: Day
  isReadOnly: boolean
  book: ReturnType<typeof useEditedBook>
  takings: readonly GridTaking[]
}

/** The grid for some languages and a day, what can be done with the chosen cells, and the book as text beside it. */
export function GridAndText({ listingId, today, isReadOnly, book, takings }: GridAndTextProps) {
  const [language, setLanguage] = useState('L')
  const [asOfText, setAsOfText] = useState(() => dayText(today))
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState<{ row: TerritoryRow; right: number } | null>(null)
  const [dialog, setDialog] = useState<'offer' | 'outside' | 'holdback' | null>(null)
  const isPhone = useIsPhone()
  const { edited } = book
  const shownBook = useDeferredValue(edited.book) // thousands of cells may follow what is typed
  const languages = languageNamed(language) ?? allLanguages
  const asOf = dayOf(asOfText) ?? today
  const rows = useMemo(() => territoryRows(open), [open])
  const slice = useMemo(
    () => sliceOf({ book: shownBook, takings, day: asOf, languages, rights: rights.length }),
    [shownBook, takings, asOf, languages],
  )
  const partsOf = (row: Pick<TerritoryRow, 'countries'>, right: number) =>
    cellOf(slice, { right, countries: row.countries, languages })
  const cell = useCallback(
    (row: TerritoryRow, right: number) => {
      const parts = cellOf(slice, { right, countries: row.countries, languages })
      const isQuiet = parts.length === 1 && parts[0]!.state === 'not-offered'
      return { content: <CellView {...{ parts, asOf, languages }} />, isQuiet }
    },
    [slice, languages, asOf],
  )
  const toggle = ({ key, isOpen }: TerritoryRow) => {
    setOpen((now) => (isOpen ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])))
    // What is no longer in view is no longer chosen.
    if (isOpen) setSelected((now) => new Set([...now].filter((one) => !cellAt(one).row.startsWith(`${key}/`))))
  }
  const lines = chosenLines(selected, rows, languages)
  const withdrawn = () => book.change(withdraw(edited.book, lines))
  const sentence =
    lines.length === 0
      ? isPhone
        ? 'Open a right and choose territories, then what to do with them.'
        : 'Choose cells: Space chooses one, Shift with the arrows a range, Space on a territory its whole row. Or drag with the mouse.'
      : `${selected.size} ${selected.size === 1 ? 'cell' : 'cells'} chosen: ${whatOf(lines)}.`
  const shared = { rows, cell, selected, onSelect: setSelected, onToggle: toggle }
  return (
    <S.Beside>
      <S.Main aria-label="Grid">
        <S.Choices>
          <LabelledSelect label="Language" options={languageOptions} value={language} onChange={setLanguage} />
          <Field label="As of">
            <Input
              type="date"
              min={dayText(today)}
              value={asOfText}
              onChange={({ target }) => setAsOfText(target.value)}
            />
          </Field>
        </S.Choices>
        {isPhone ? (
          <TerritoryList
            {...shared}
            isReadOnly={isReadOnly}
            summary={(right) => cellWords(partsOf({ countries: world }, right), asOf).word}
          />
        ) : (
          <>
            <Grid {...shared} onActive={(row, right) => setActive({ row, right })} onUndo={book.undo} />
            <S.Cell>
              {active &&
                `${rightLabels[rights[active.right]!]}, ${active.row.label}: ${cellSentence(partsOf(active.row, active.right), { languages, asOf })}.`}
            </S.Cell>
          </>
        )}
        <G.Key aria-label="What the patterns mean">
          {keyOfStates.map(({ state, meaning }) => (
            <li key={state}>
              <G.Strip aria-hidden="true">
                <i data-state={state} />
              </G.Strip>
              {meaning}
            </li>
          ))}
        </G.Key>
        {!isReadOnly && (
          <S.Bar>
            <p role="status">{sentence}</p>
            <S.Buttons role="group" aria-label="The chosen cells">
              <Button small disabled={lines.length === 0} onClick={() => setDialog('offer')}>
                Offer
              </Button>
              <Button small disabled={lines.length === 0} onClick={withdrawn}>
                Do not offer
              </Button>
              <Button small disabled={lines.length === 0} onClick={() => setDialog('holdback')}>
                Hold back
              </Button>
              <Button small disabled={lines.length === 0} onClick={() => setDialog('outside')}>
                Record a grant elsewhere
              </Button>
              <Button small disabled={edited.past.length === 0} onClick={book.undo}>
                Undo
              </Button>
              <Button
                small
                variant="primary"
                disabled={!book.canSave && !book.isSaving}
                busy={book.isSaving}
                onClick={() => void book.save()}
              >
                Save rights
              </Button>
            </S.Buttons>
          </S.Bar>
        )}
      </S.Main>
      <BookText edited={edited} isReadOnly={isReadOnly} onType={book.type} />
      {dialog === 'offer' && (
        <OfferDialog
          {...{ lines, today }}
          onOffer={(offered) => book.change(offer(edited.book, offered))}
          onClose={() => setDialog(null)}
        />
      )}
      {(dialog === 'outside' || dialog === 'holdback') && (
        <TakingDialog {...{ listingId, lines, today }} kind={dialog} onClose={() => setDialog(null)} />
      )}
    </S.Beside>
  )
}

function chosenLines(selected: ReadonlySet<string>, rows: readonly TerritoryRow[], languages: bigint): Line[] {
  const countriesOf = new Map(rows.map(({ key, countries }) => [key, countries]))
  const cells = [...selected].flatMap((key) => {
    const { row, right } = cellAt(key)
    const countries = countriesOf.get(row)
    return countries === undefined ? [] : { right, countries }
  })
  return linesOf(cells, { languages, from: -Infinity, to: Infinity, exclusivity: 'exclusive' })
}

/** How exclusively is chosen later. */
const whatOf = (lines: readonly Line[]) => {
  const words = describeBook(lines).replaceAll('Exclusive ', '').replaceAll('exclusive ', '')
  return words.charAt(0).toLowerCase() + words.slice(1)
}

const names = new Intl.DisplayNames('en-GB', { type: 'language' })
const languageOptions = [
  { value: 'L', label: 'All languages' },
  ...languageCodes
    .filter((code) => code !== 'other')
    .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  { value: 'other', label: 'Other languages' },
]
