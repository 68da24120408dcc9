import type { Exclusivity, TakingKind } from '@storyright/contracts/vocabulary'
import { type Book, type CountrySet, type Day, isExclusive, type LanguageSet } from '@storyright/rights'

// What a cell of the grid says: who has a right in some countries, in the chosen languages, on a day.

export const cellStates = [
  'exclusive',
  'first-look',
  'non-exclusive',
  'option',
  'granted',
  'held-back',
  'not-offered',
] as const
export type CellState = (typeof cellStates)[number]
const freeStates: ReadonlySet<CellState> = new Set(['exclusive', 'first-look', 'non-exclusive'])
export const isFree = (state: CellState) => freeStates.has(state)

/** What takes rights now, with the day of an option's end. */
export interface GridTaking {
  kind: TakingKind
  lines: Book
  until: Day | null
}

/** Some of a cell's countries that are in the same state, in some of its languages. */
export interface CellPart {
  state: CellState
  until: Day | null
  countries: CountrySet
  languages: LanguageSet
}

/** A book and what is taken of it on one day, for some languages: each right in parts that do not overlap. */
export type Slice = readonly (readonly CellPart[])[]

const taker: Record<TakingKind, CellState> = {
  option: 'option',
  grant: 'granted',
  outside: 'granted',
  holdback: 'held-back',
}
/** Where takings share a cell, which only non-exclusive ones do, the first of these counts. */
const order: readonly TakingKind[] = ['option', 'grant', 'outside', 'holdback']

interface SliceInput {
  book: Book
  takings: readonly GridTaking[]
  day: Day
  languages: LanguageSet
  /** How many rights there are. */
  rights: number
}

/** Cuts a book and its takings on a day. What is not in any part is not offered. */
export function sliceOf({ book, takings, day, languages, rights }: SliceInput): Slice {
  const isOn = ({ from, to, languages: its }: Book[number]) => from <= day && day <= to && (its & languages) !== 0n
  const offered = book.filter(isOn)
  const taken = takings
    .flatMap(({ kind, lines, until }) => lines.filter(isOn).map((line) => ({ kind, until, line })))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  const groups = alikeLanguages(languages, [...offered, ...taken.map(({ line }) => line)])
  return Array.from({ length: rights }, (_none, right) =>
    groups.flatMap((group) => {
      const counts = (line: Book[number]) => ((line.rights >> right) & 1) === 1 && (line.languages & group) !== 0n
      const onOffer = (exclusivity: Exclusivity) =>
        union(offered.filter((line) => line.exclusivity === exclusivity && counts(line)))
      const here = taken.filter(({ line }) => counts(line))
      const [alone, first] = [onOffer('exclusive'), onOffer('first-look')]
      const any = alone | first | onOffer('non-exclusive')
      const all = union(here.map(({ line }) => line))
      const closed = union(here.flatMap(({ kind, line }) => (kind === 'holdback' || isExclusive(line) ? line : [])))
      const parts: CellPart[] = []
      let left = ~0n
      const add = (state: CellState, countries: CountrySet, until: Day | null = null) => {
        if ((countries & left) !== 0n) parts.push({ state, until, countries: countries & left, languages: group })
        left &= ~countries
      }
      add('exclusive', alone & ~all)
      add('first-look', first & ~alone & ~all)
      add('non-exclusive', any & ~closed)
      for (const { kind, until, line } of here) add(taker[kind], line.territories, until)
      return parts
    }),
  )
}

const union = (lines: readonly { territories: CountrySet }[]) => lines.reduce((set, line) => set | line.territories, 0n)

/** Languages in groups of which every line has all or none. */
function alikeLanguages(languages: LanguageSet, lines: Book): LanguageSet[] {
  return [...new Set(lines.map((line) => line.languages))].reduce<LanguageSet[]>(
    (groups, set) => groups.flatMap((group) => [group & set, group & ~set]).filter((group) => group !== 0n),
    [languages],
  )
}

interface CellInput {
  right: number
  countries: CountrySet
  languages: LanguageSet
}

/** The parts of one cell, each state (and end of an option) once, free ones first. One part that is all there is says it of the whole cell. */
export function cellOf(slice: Slice, { right, countries, languages }: CellInput): CellPart[] {
  const found = slice[right]!.flatMap((part) =>
    (part.countries & countries) === 0n ? [] : { ...part, countries: part.countries & countries },
  )
  const rest = alikeLanguages(languages, found.map(asLine)).flatMap((group): CellPart[] => {
    const covered = union(found.filter((part) => (part.languages & group) !== 0n).map(asLine))
    const missing = countries & ~covered
    return missing === 0n ? [] : [{ state: 'not-offered', until: null, countries: missing, languages: group }]
  })
  const alike = Map.groupBy([...found, ...rest], ({ state, until }) => `${state} ${until}`)
  const parts = [...alike.values()].map((group) => ({
    ...group[0]!,
    countries: union(group.map(asLine)),
    languages: group.reduce((set, part) => set | part.languages, 0n),
  }))
  return parts.toSorted((one, other) => cellStates.indexOf(one.state) - cellStates.indexOf(other.state))
}

const asLine = ({ countries, languages }: CellPart) =>
  ({ territories: countries, languages }) as Pick<Book[number], 'territories' | 'languages'> as Book[number]
