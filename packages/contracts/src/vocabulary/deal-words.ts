import {
  type Consultation,
  type CreditPlace,
  type Deal,
  type DealPrice,
  extensionOf,
  type ReservedRight,
} from './deal.ts'
import { wholePounds } from './money.ts'

export const reservedLabels: Record<ReservedRight, string> = {
  publication: 'Publication',
  audiobook: 'Audiobooks',
  author_sequels: 'Sequels by the author',
  stage: 'Stage',
  radio: 'Radio',
  podcast: 'Podcasts',
  games: 'Games',
  live: 'Live events',
}
export const consultationLabels: Record<Consultation, string> = {
  none: 'None',
  consulted: 'The author is consulted',
  approves_writer: 'The author approves the writer',
}
export const creditPlaceLabels: Record<CreditPlace, string> = {
  main_titles: 'Main titles',
  end_titles: 'End titles',
}

interface Offered {
  fee: number
  months: number
}

/** £50,000, or 2.5% of the budget, at least £40,000 and at most £90,000. */
export function priceWords(price: DealPrice): string {
  if (price.kind === 'fixed') return wholePounds(price.amount)
  const { percent, floor, ceiling } = price
  const bounds = [
    floor !== null && `at least ${wholePounds(floor)}`,
    ceiling !== null && `at most ${wholePounds(ceiling)}`,
  ]
  const within = bounds.filter(Boolean).join(' and ')
  return `${percent}% of the budget${within && `, ${within}`}`
}

/** A term of a deal in words: what was agreed, or what holds where nothing was. */
export interface DealTerm {
  term: string
  value: string | null
  /** What it comes to where the deal leaves it out. */
  otherwise: string
}

/** Every term of a deal, in the form's order. */
export function dealTerms(deal: Deal | null, offered: Offered): DealTerm[] {
  const { price, feeCreditable, extension, episode, profits, passive, reserved, credit, consultation } = deal ?? {}
  const { reversionYears, further } = deal ?? {}
  const rows: [term: string, value: string | false | undefined, otherwise: string][] = [
    ['Purchase price', price && priceWords(price), 'To be agreed'],
    ['Fee and price', feeCreditable === undefined ? undefined : onAccount(feeCreditable), onAccount(true)],
    ['Extension', extension && extensionWords(deal, offered), extensionWords(null, offered)],
    [
      'Each episode',
      episode &&
        listed([
          [episode.to30, (fee) => `${wholePounds(fee)} up to 30 minutes`],
          [episode.to60, (fee) => `${wholePounds(fee)} up to 60 minutes`],
          [episode.over60, (fee) => `${wholePounds(fee)} longer`],
        ]),
      'Not stated',
    ],
    ['Net profits', profits !== undefined && `${profits}%`, 'Not stated'],
    [
      'Later productions',
      passive &&
        listed([
          [passive.sequel, (share) => `sequel ${share}% of the price`],
          [passive.remake, (share) => `remake ${share}%`],
          [passive.spinOff, (share) => `spin-off ${share}%`],
        ]),
      'Not stated',
    ],
    ['Reserved to the author', reserved?.map(reservedRow).join(', '), 'Usual clause'],
    ['Credit', credit && `“${credit.words}”, ${creditPlaceLabels[credit.place].toLowerCase()}`, 'Usual clause'],
    ['Consultation', consultation && consultationLabels[consultation], 'Not stated'],
    [
      'Reversion',
      reversionYears !== undefined && `${reversionYears} years after exercise without a shoot`,
      'Not stated',
    ],
    ['Further terms', further, 'None'],
  ]
  return rows.map(([term, value, otherwise]) => ({ term, value: value || null, otherwise }))
}

/** What an offer says of the deal, in words: nothing of what it leaves to the usual clauses. */
export const dealFacts = (deal: Deal | null, offered: Offered): { term: string; value: string }[] =>
  dealTerms(deal, offered).flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]))

const onAccount = (counts: boolean) =>
  counts ? 'The option fee counts toward the price' : 'The option fee does not count toward the price'
const reservedRow = ({ right, holdYears }: { right: ReservedRight; holdYears: number }) =>
  holdYears === 0 ? reservedLabels[right] : `${reservedLabels[right]} (not used for ${years(holdYears)})`
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)
const listed = (rows: [number | null, (value: number) => string][]) =>
  rows.flatMap(([value, say]) => (value === null ? [] : [say(value)])).join(', ')

/** "Twice, by 6 months for £3,000 each time; the fee counts toward the price". */
function extensionWords(deal: Deal | null, offered: Offered): string {
  const { times, months, fee, creditable } = extensionOf(deal, offered)
  if (times === 0) return 'None'
  const each = times === 2 ? ' each time' : ''
  const cost = fee === 0 ? 'without a fee' : `for ${wholePounds(fee)}${each}`
  const counts = fee === 0 ? '' : creditable ? '; counts toward the price' : '; does not count toward the price'
  return `${times === 2 ? 'Twice' : 'Once'}, by ${months} months ${cost}${counts}`
}
