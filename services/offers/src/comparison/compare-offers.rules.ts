import type { ComparedOffer, OfferTerms } from '@storyright/contracts/http'
import { dueOnExercise, priceAt, type Viewer } from '@storyright/contracts/vocabulary'
import { type Book, conflicts, dayAt, formatBook, overlaps } from '@storyright/rights'
import { timeOf } from '../offers/offer.ts'
import type { OfferRecord } from '../offers/records.ts'
import { counterOf, standingOf } from '../offers/round.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { answersOf, type Offered, roundViewOf } from '../queries/round.view.ts'
import { whyNot } from '../rights/availability.ts'
import { scopeOf } from '../rights/scope.ts'
import type { OpenTaking } from '../rights/taking.store.ts'

/** An offer in play as its viewer knows it. */
export type InPlay = Offered & Pick<OfferRecord, 'extraRightsRequest'>

interface CompareInput {
  listing: { status: string; isDeleted: boolean; rights: string | null; terms: OfferTerms }
  takings: readonly OpenTaking[]
  /** The production's, in whole pounds. */
  budget: number | null
  viewer: Viewer
  personOf(id: string): PersonRow | undefined
  now: Date
}

/** Offers in play beside each other, the highest fee first, of equal ones the earlier. */
export function compare(offers: readonly InPlay[], input: CompareInput): ComparedOffer[] {
  const sorted = offers.toSorted(
    (one, other) => other.offerPrice - one.offerPrice || one.submittedAt.getTime() - other.submittedAt.getTime(),
  )
  const isFree = freeAmong(input)
  const asked = sorted.map((offer) => {
    const { id, producerId } = offer
    const scope = scopeOf(offer)
    const book = { producerId, scope, text: formatBook(scope) }
    return { id, ...book, isFree: isFree({ id, ...book }) }
  })
  const joins = joinable(asked)
  return sorted.map((offer, place) => rowOf(offer, input, asked[place]!.isFree, joins.get(offer.id)!))
}

function rowOf(
  offer: InPlay,
  { budget, viewer, personOf, now }: CompareInput,
  isFree: boolean,
  canJoin: string[],
): ComparedOffer {
  const { id, producerId, status, hold, offerPrice: fee, optionPeriod: months, deal } = offer
  const counter = counterOf(offer, now)
  const due = dueOnExercise(deal, { fee, months, extensions: 0, budget })
  return {
    offerId: id,
    producer: { id: producerId, ...namesOf(personOf(producerId)) },
    status,
    submittedAt: offer.submittedAt.toISOString(),
    standing: roundViewOf(standingOf(offer), offer, now),
    extraRightsRequest: offer.extraRightsRequest,
    counter: counter ? roundViewOf(counter, offer, now) : null,
    heldUntil: status === 'pending' && hold.status === 'held' ? timeOf(hold.captureBefore) : null,
    priceAtBudget: priceAt(deal, budget),
    dueOnExercise: due,
    totalIfExercised: due === null ? null : fee + due,
    isFree,
    canJoin,
    may: answersOf(offer, viewer, now),
  }
}

interface Asked {
  id: string
  producerId: string
  scope: Book
  /** The same in canonical words. */
  text: string
}

/** Whether nothing that is taken stands against what an offer asks for; the same question of a producer is judged once. */
function freeAmong({ listing, takings, now }: Pick<CompareInput, 'listing' | 'takings' | 'now'>) {
  const today = dayAt(now)
  const judged = new Map<string, boolean>()
  return ({ id, producerId, scope, text }: Asked): boolean => {
    const isClaiming = takings.some(({ offerId }) => offerId === id)
    const others = isClaiming ? takings.filter(({ offerId }) => offerId !== id) : takings
    const key = isClaiming ? id : `${producerId} ${text}`
    const isFree = judged.get(key) ?? whyNot(listing, scope, { producerId, takings: others, today }) === undefined
    judged.set(key, isFree)
    return isFree
  }
}

/**
 * Which of the others each offer could be accepted beside: neither has to be taken already, and an option on the one must not end the
 * other, as `endConflicting` would. Offers of one producer on the same rights are alike, and are judged once.
 */
export function joinable(offers: readonly (Asked & { isFree: boolean })[]): Map<string, string[]> {
  const free = offers.filter(({ isFree }) => isFree)
  const books = new Map(free.map(({ text, scope }) => [text, scope]))
  const conflictsOf = new Map<string, ReadonlySet<string>>()
  for (const [text, scope] of books)
    conflictsOf.set(text, new Set([...books].flatMap(([other, book]) => (conflicts(scope, book) ? other : []))))
  const excludedOf = (one: (typeof free)[number]) =>
    free.filter(
      (other) =>
        conflictsOf.get(one.text)!.has(other.text) ||
        (other.producerId === one.producerId && overlaps(one.scope, other.scope)),
    )
  const joinsOf = new Map<string, (typeof free)[number][]>()
  for (const one of free) {
    const key = `${one.producerId} ${one.text}`
    if (joinsOf.has(key)) continue
    const excluded = new Set(excludedOf(one))
    joinsOf.set(
      key,
      free.filter((other) => !excluded.has(other)),
    )
  }
  return new Map(
    offers.map(({ id, producerId, text, isFree }) => [
      id,
      isFree ? joinsOf.get(`${producerId} ${text}`)!.flatMap((other) => (other.id === id ? [] : other.id)) : [],
    ]),
  )
}
