import { day as dayWords } from '@storyright/contracts/vocabulary'
import { type Day, dayText, formatLanguages, formatTerritories, type LanguageSet } from '@storyright/rights'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { type CellPart, type CellState, cellStates, isFree } from './cell.rules.ts'
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

const stateWords: Record<CellState, string> = {
  exclusive: 'Free',
  'first-look': 'First look',
  'non-exclusive': 'Non-exclusive',
  option: 'Optioned',
  granted: 'Granted',
  'held-back': 'Held back',
  'not-offered': 'Not offered',
}
/** What the key under the grid says of each. */
const stateMeanings: Record<CellState, string> = {
  exclusive: 'Free: on offer exclusively',
  'first-look': 'First look: free, on offer as a first look',
  'non-exclusive': 'Non-exclusive: free, but not exclusively',
  option: 'Optioned, until the day named',
  granted: 'Granted or sold, here or elsewhere',
  'held-back': 'Held back',
  'not-offered': 'Not offered',
}
export const keyOfStates = cellStates.map((state) => ({ state, meaning: stateMeanings[state] }))

const dayOf = (at: Day) => dayWords(`${dayText(at)}T12:00:00Z`)

/** A cell in a word and, under it, a day. */
export function cellWords(parts: readonly CellPart[], asOf: Day): { word: string; note: string } {
  const [first] = parts
  if (!first) return { word: '', note: '' }
  if (parts.length > 1) return { word: `Partly ${isFree(first.state) ? 'free' : lower(first.state)}`, note: '' }
  return { word: stateWords[first.state], note: first.until === null ? '' : until(first.until, asOf) }
}

const lower = (state: CellState) => stateWords[state].toLowerCase()
const until = (at: Day, asOf: Day) => (at < asOf ? `free if it lapsed ${dayOf(at)}` : `to ${dayOf(at)}`)

interface WhereInput {
  languages: LanguageSet
  asOf: Day
}

/** The same at length, each state with where it holds: "Free in World ex US; optioned to 30 Nov 2027 in US". */
export function cellSentence(parts: readonly CellPart[], { languages, asOf }: WhereInput): string {
  return parts
    .map((part) => {
      const state = isFree(part.state) ? freeWords[part.state as keyof typeof freeWords] : lower(part.state)
      const end = part.until === null ? '' : ` ${until(part.until, asOf)}`
      const where = parts.length > 1 ? ` in ${formatTerritories(part.countries)}` : ''
      const inLanguages = part.languages === languages ? '' : ` (languages: ${formatLanguages(part.languages)})`
      return `${state}${end}${where}${inLanguages}`
    })
    .join('; ')
}
const freeWords = { exclusive: 'free', 'first-look': 'free as a first look', 'non-exclusive': 'free non-exclusively' }
