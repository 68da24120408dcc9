import { basisWords, type Stated } from '../provenance/basis-words.ts'
import type { Rest } from '../provenance/rests.ts'
import * as S from './print-sheet.styles.ts'

type SheetNotesProps = { notes: readonly Rest[]; model: Stated['model']; address: string }

/** What the figures rest on, by number. */
export function SheetNotes({ notes, model, address }: SheetNotesProps) {
  return (
    <S.Notes>
      <h2>What the figures rest on</h2>
      <ol>
        {notes.map(({ from, says }, place) => (
          <li key={from + says}>
            <span>{place + 1}</span>
            <span>{`${basisWords(from, model)}: ${says}`}</span>
          </li>
        ))}
      </ol>
      <p>{`An estimate from the data on the listing, not advice and no promise. How each figure comes about, and how well the scores did on films that were made: ${address}`}</p>
    </S.Notes>
  )
}
