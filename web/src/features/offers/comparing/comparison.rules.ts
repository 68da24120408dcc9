import type { ComparedOffer } from '@storyright/contracts/http'
import { day, dealTerms } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { months } from '../../../entities/offer/offer-words.ts'
import { nameOf } from '../../../entities/person/name-of.ts'

export interface ComparedCell {
  text: string
  /** What it is more of than the others, in a word. */
  best: string | null
  /** Nothing was agreed here: it says what holds then. */
  isUsual: boolean
}

/** One term of every offer, in the offers' order. */
export interface ComparedRow {
  term: string
  cells: ComparedCell[]
}

interface Line {
  term: string
  text: (offer: ComparedOffer) => string
  isUsual?: (offer: ComparedOffer) => boolean
  /** What is compared, and the word for the first of them. */
  most?: { of: (offer: ComparedOffer) => number | null; word: string; isLeast?: boolean }
}

/** The terms of offers side by side: those that differ apart from those that all have in common. */
export function rowsOf(offers: readonly ComparedOffer[], budget: number | null) {
  const names = namesOf(offers)
  const rows = linesOf(offers, names, budget).map((line) => rowOf(line, offers))
  const differs = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== cells[0]!.text)
  return { names, differing: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}

/** Whether a budget says more of any of them. */
export const dependsOnBudget = (offers: readonly ComparedOffer[]): boolean =>
  offers.some(({ standing }) => standing.deal?.price?.kind === 'budget')

/** Of one offer alone: what it states, and what it leaves to the usual clauses. */
export function statedOf(rows: readonly ComparedRow[]) {
  const isUsual = ({ cells: [cell] }: ComparedRow) => cell!.isUsual
  return { stated: rows.filter((row) => !isUsual(row)), usual: rows.filter(isUsual) }
}

function rowOf({ term, text, isUsual, most }: Line, offers: readonly ComparedOffer[]): ComparedRow {
  const figures = offers.map((offer) => most?.of(offer) ?? null)
  const known = figures.filter((figure) => figure !== null)
  const first = most?.isLeast ? Math.min(...known) : Math.max(...known)
  const isTold = known.length > 1 && known.some((figure) => figure !== first)
  return {
    term,
    cells: offers.map((offer, place) => ({
      text: text(offer),
      best: isTold && figures[place] === first ? most!.word : null,
      isUsual: isUsual?.(offer) ?? false,
    })),
  }
}

function linesOf(offers: readonly ComparedOffer[], names: ReadonlyMap<string, string>, budget: number | null): Line[] {
  const [price, ...rest] = dealTerms(null, { fee: 0, months: 0 }).map(({ term }) => dealLine(term))
  const isByBudget = dependsOnBudget(offers)
  const hasPrice = offers.some(({ standing }) => standing.deal?.price)
  const at = budget === null || !isByBudget ? '' : ` at ${money(budget)}`
  return [
    {
      term: 'Option fee',
      text: ({ standing }) => money(standing.offerPrice),
      most: { of: ({ standing }) => standing.offerPrice, word: 'Highest fee' },
    },
    {
      term: 'Option period',
      text: ({ standing }) => months(standing.optionPeriod),
      most: { of: ({ standing }) => standing.optionPeriod, word: 'Longest' },
    },
    { term: 'Rights', text: ({ standing }) => standing.scope.words },
    {
      term: 'Further rights requested',
      text: ({ extraRightsRequest }) => extraRightsRequest ?? 'None',
      isUsual: ({ extraRightsRequest }) => extraRightsRequest === null,
    },
    price!,
    ...(isByBudget ? [amountLine(`Price${at}`, ({ priceAtBudget }) => priceAtBudget, 'Highest price')] : []),
    ...(hasPrice
      ? [
          amountLine(`Due on exercise${at}`, ({ dueOnExercise }) => dueOnExercise, 'Most on exercise'),
          amountLine(`Fee and exercise${at}`, ({ totalIfExercised }) => totalIfExercised, 'Highest total'),
        ]
      : []),
    ...rest,
    {
      term: 'Money held until',
      text: ({ heldUntil }) => (heldUntil ? day(heldUntil) : 'Nothing held now'),
      isUsual: ({ heldUntil }) => heldUntil === null,
      most: { of: ({ heldUntil }) => (heldUntil ? Date.parse(heldUntil) : null), word: 'Ends first', isLeast: true },
    },
    {
      term: 'Your counter-offer',
      text: counterWords,
      isUsual: ({ counter }) => counter === null,
    },
    ...(offers.length > 1
      ? [{ term: 'Can be accepted with', text: (offer: ComparedOffer) => besideWords(offer, offers, names) }]
      : []),
  ]
}

function dealLine(term: string): Line {
  const found = ({ standing: { deal, offerPrice: fee, optionPeriod } }: ComparedOffer) =>
    dealTerms(deal, { fee, months: optionPeriod }).find((one) => one.term === term)!
  const figure = figures[term]
  return {
    term,
    text: (offer) => {
      const { value, otherwise } = found(offer)
      return value ?? otherwise
    },
    isUsual: (offer) => found(offer).value === null,
    ...(figure && { most: figure }),
  }
}

/** Terms that are one number. */
const figures: Record<string, Line['most']> = {
  'Net profits': { of: ({ standing }) => standing.deal?.profits ?? null, word: 'Highest share' },
  Reversion: { of: ({ standing }) => standing.deal?.reversionYears ?? null, word: 'Soonest', isLeast: true },
}

const amountLine = (term: string, of: (offer: ComparedOffer) => number | null, word: string): Line => ({
  term,
  text: (offer) => {
    const amount = of(offer)
    if (amount !== null) return money(amount)
    return offer.standing.deal?.price ? 'Needs a budget' : 'Price to be agreed'
  },
  isUsual: (offer) => of(offer) === null,
  most: { of, word },
})

function counterWords({ counter }: ComparedOffer): string {
  if (!counter) return 'None'
  const ends = counter.expiresAt ? `, open until ${day(counter.expiresAt)}` : ''
  return `${money(counter.offerPrice)} for ${months(counter.optionPeriod)}${ends}`
}

function besideWords(
  { offerId, isFree, canJoin }: ComparedOffer,
  offers: readonly ComparedOffer[],
  names: ReadonlyMap<string, string>,
): string {
  if (!isFree) return 'Cannot be accepted: some of its rights are taken'
  if (canJoin.length === 0) return 'None of the others'
  if (canJoin.length === offers.filter((other) => other.offerId !== offerId).length && canJoin.length > 2)
    return 'All of the others'
  return canJoin.map((id) => names.get(id)).join(', ')
}

/** Whose each offer is; a producer who made several has the fee beside the name. */
export function namesOf(offers: readonly ComparedOffer[]): Map<string, string> {
  const of = ({ producer }: ComparedOffer) => nameOf(producer)
  const isAlone = (offer: ComparedOffer) => offers.filter((other) => of(other) === of(offer)).length === 1
  return new Map(
    offers.map((offer) => [
      offer.offerId,
      isAlone(offer) ? of(offer) : `${of(offer)} (${money(offer.standing.offerPrice)})`,
    ]),
  )
}

/** Which offers can be accepted together, in a sentence. */
export function togetherWords(offers: readonly ComparedOffer[]): string {
  const free = offers.filter(({ isFree }) => isFree)
  if (free.length === 0) return 'None of these can be accepted: the rights they ask for are taken.'
  const joins = free.reduce((count, { canJoin }) => count + canJoin.length, 0) / 2
  if (joins === 0) return 'Only one of these can be accepted: their rights overlap, so accepting one ends the others.'
  if (joins === (free.length * (free.length - 1)) / 2)
    return free.length === 2 && offers.length === 2
      ? 'Both can be accepted: their rights do not conflict.'
      : `${free.length === offers.length ? 'All' : 'Those whose rights are free'} can be accepted beside one another: their rights do not conflict.`
  const names = namesOf(offers)
  const pairs = free.flatMap(({ offerId, canJoin }) =>
    canJoin.filter((other) => offerId < other).map((other) => `${names.get(offerId)} with ${names.get(other)}`),
  )
  return pairs.length > 3
    ? 'Some of these can be accepted together: each offer says with which.'
    : `These can be accepted together: ${pairs.join('; ')}.`
}

/** What accepting one does to the others. */
export function endingWords(offerId: string, offers: readonly ComparedOffer[]): string {
  const names = namesOf(offers)
  const chosen = offers.find((offer) => offer.offerId === offerId)
  const others = offers.filter((offer) => offer.offerId !== offerId && offer.status === 'pending')
  const isKept = (other: ComparedOffer) => !other.isFree || chosen?.canJoin.includes(other.offerId)
  const listed = (some: readonly ComparedOffer[]) =>
    some.length > 3
      ? `${some.length} other offers`
      : `the ${some.length === 1 ? 'offer' : 'offers'} of ${new Intl.ListFormat('en-GB').format(some.map((other) => names.get(other.offerId)!))}`
  const [kept, ended] = [others.filter(isKept), others.filter((other) => !isKept(other))]
  if (others.length === 0) return 'No other offer for the title is pending.'
  const ends = ended.length > 0 && `This ends ${listed(ended)}: what is held is released, and we notify them.`
  const stays = kept.length > 0 && `It leaves ${listed(kept)} with you to answer.`
  return [ends, stays].filter(Boolean).join(' ')
}
