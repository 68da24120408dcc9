import type { Day, LanguageSet } from '@storyright/rights'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import type { CellPart } from './cell.rules.ts'
import { cellSentence, cellWords } from './cell-words.ts'
import * as S from './grid.styles.ts'

type CellViewProps = { parts: readonly CellPart[]; asOf: Day; languages: LanguageSet }

/** A cell's state by pattern and word; one of several is said at length to those who hear it. */
export function CellView({ parts, asOf, languages }: CellViewProps) {
  const { word, note } = cellWords(parts, asOf)
  return (
    <>
      <S.Strip aria-hidden="true">
        {parts.map(({ state, until }) => (
          <i key={`${state} ${until}`} data-state={state} />
        ))}
      </S.Strip>
      <span>{word}</span>
      {note && <small>{note}</small>}
      {parts.length > 1 && <VisuallyHidden>{`: ${cellSentence(parts, { asOf, languages })}`}</VisuallyHidden>}
    </>
  )
}
