import { isDeepStrictEqual } from 'node:util'
import type { OfferTerms } from '@storyright/contracts/http'
import { writtenOf } from '../../src/agreement/write-agreement.ts'
import type { Database } from '../../src/database.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { agrees, intentsSince, type ProviderIntent } from './provider-books.ts'

const isExclusive = ({ exclusivity }: Pick<OfferTerms, 'exclusivity'>) => exclusivity !== 'non-exclusive'

/** Which offers to compare, and where both books are. */
export interface Books {
  database: Database
  sandboxUrl: string
  where: Prisma.OfferWhereInput
}

const parts = { holds: true, claim: true, agreement: true, discrepancies: true, listing: true } as const
type Offer = Prisma.OfferGetPayload<{ include: typeof parts }>

/** Compares our books with the provider's, offer by offer; answers every fault in words. */
export async function auditBooks({ database, sandboxUrl, where }: Books): Promise<string[]> {
  const offers = await database.offer.findMany({ where, include: parts, orderBy: { submittedAt: 'asc' } })
  if (offers.length === 0) return []
  const intents = await intentsSince(sandboxUrl, offers[0]!.submittedAt)
  const byOffer = Map.groupBy(intents, ({ metadata }) => metadata.offerId)
  const announced = await announcements(database, offers)
  const entries = await database.auditEntry.findMany({ where: { offerId: { in: offers.map(({ id }) => id) } } })
  const entriesOn = Map.groupBy(entries, ({ offerId }) => offerId)
  const faults: string[] = []
  let taken = 0
  let received = 0
  for (const offer of offers) {
    const its = byOffer.get(offer.id) ?? []
    const entries = entriesOn.get(offer.id) ?? []
    const found = [
      ...moneyFaults(offer, its),
      ...holdFaults(offer, its),
      ...feeFaults(offer, its),
      ...termFaults(offer),
      ...auditFaults(offer, entries),
    ]
    const told = announced.get(offer.id) ?? 0
    if (told !== (offer.status === 'accepted' ? 1 : 0)) found.push(`announced as accepted ${told} times`)
    faults.push(...found.map((fault) => `${offer.status} offer ${offer.id}: ${fault}`))
    received += sum(its.filter(({ status }) => status === 'succeeded').map((intent) => intent.amount_received))
    taken += sum(offer.holds.filter(({ status }) => status === 'captured').map((hold) => hold.amountPence))
  }
  if (taken !== received) faults.push(`We took ${taken}, the provider received ${received}`)
  return [
    ...faults,
    ...takenTwice(offers),
    ...heldTwice(offers),
    ...leftBehind(offers, await closedAmong(database, offers)),
  ]
}

function moneyFaults(offer: Offer, intents: ProviderIntent[]): string[] {
  const faults: string[] = []
  const captured = intents.filter(({ status }) => status === 'succeeded').length
  const isAccepted = offer.status === 'accepted'
  if (captured > 1) faults.push('captured more than once')
  if (captured === 1 && !isAccepted) faults.push('captured without being accepted')
  if (isAccepted && captured !== 1) faults.push('accepted without money')
  if (isAccepted && !offer.agreement) faults.push('accepted without an agreement')
  if (offer.claim && !offer.claim.committedAt) faults.push('still claimed')
  const reported = offer.discrepancies.filter(({ kind }) => !toldOfFees.includes(kind))
  if (reported.length > 0) faults.push(`reported: ${reported.map(({ kind }) => kind).join()}`)
  return faults
}

/** What administrators are told of captured money, which is no difference between the books. */
const toldOfFees = ['disputed', 'fee_returned', 'refund_failed']

/** What went back is booked, and a listing is taken only by an option whose fee is kept, or forgiven by its agent. */
function feeFaults(offer: Offer, intents: ProviderIntent[]): string[] {
  const faults: string[] = []
  const isAsked = offer.discrepancies.some(({ kind, settledAt }) => kind === 'fee_returned' && settledAt === null)
  for (const intent of intents.filter(({ status }) => status === 'succeeded')) {
    const hold = offer.holds.find(({ intentId }) => intentId === intent.id)
    if (!hold) continue
    const [refunded, lost] = [intent.latest_charge?.amount_refunded ?? 0, intent.lost ?? 0]
    if (hold.refundedPence !== refunded) faults.push(`${hold.refundedPence} refunded here, ${refunded} there`)
    if (hold.lostPence !== lost) faults.push(`${hold.lostPence} lost here, ${lost} there`)
    const isTaken = offer.claim?.committedAt && !offer.claim.endedAt
    const isReturned = lost > 0 || refunded >= hold.amountPence
    if (isTaken && isReturned && offer.feeChoice !== 'keep' && !isAsked) faults.push('takes its listing without a fee')
  }
  const isClosed = offer.feeReturnedAt === null || offer.feeChoice !== null || offer.optionEndedAt !== null
  if (isAsked === isClosed) faults.push(isAsked ? 'still asks for a choice' : 'asks nobody what becomes of its option')
  return faults
}

function holdFaults(offer: Offer, intents: ProviderIntent[]): string[] {
  const faults: string[] = []
  for (const intent of intents) {
    const hold = offer.holds.find(({ intentId }) => intentId === intent.id)
    if (hold && !agrees(hold.status, intent)) faults.push(`${hold.status} here, ${intent.status} there`)
    const isWaiting = offer.status === 'pending' && hold?.number === offer.holdNumber
    if (intent.status === 'requires_capture' && !isWaiting) faults.push('money is held for nothing')
  }
  return faults
}

/** What was offered on is what is agreed. */
function termFaults({ terms, agreement }: Offer): string[] {
  if (!agreement) return []
  const { rightsAvailable, territory, title } = terms as unknown as OfferTerms
  const { terms: agreed } = writtenOf(agreement)
  const offered = [isExclusive(terms as unknown as OfferTerms), rightsAvailable, territory, title]
  const isSame = isDeepStrictEqual([agreed.isExclusive, agreed.rights, agreed.territories, agreed.work.title], offered)
  return isSame ? [] : ['the agreement says something else than the offer']
}

/** What an administrator did has exactly one audit entry, and nothing else has any. */
function auditFaults({ status, claim, agentId, endedBecause }: Offer, entries: { action: string }[]): string[] {
  const wasCaptured = status === 'accepted' && claim?.claimedBy !== agentId
  const wasReleased = endedBecause === 'admin_released'
  const expected = wasCaptured ? ['offer.captured'] : wasReleased ? ['offer.released'] : []
  const written = entries.map(({ action }) => action)
  return isDeepStrictEqual(written, expected) ? [] : [`written down as [${written}] instead of [${expected}]`]
}

/** An exclusive option tolerates no other. */
function takenTwice(offers: Offer[]): string[] {
  const accepted = offers.filter(({ status, claim }) => status === 'accepted' && !claim?.endedAt)
  return [...Map.groupBy(accepted, ({ listingId }) => listingId)]
    .filter(([, those]) => those.length > 1 && those.some(({ terms }) => isExclusive(terms as unknown as OfferTerms)))
    .map(([listingId]) => `The listing ${listingId} went to others beside an exclusive offer`)
}

/** One producer has one option on a title. */
function heldTwice(offers: Offer[]): string[] {
  const taken = offers.filter(({ claim }) => claim?.committedAt && !claim.endedAt)
  return [...Map.groupBy(taken, ({ listingId, producerId }) => `${listingId} of ${producerId}`)]
    .filter(([, those]) => those.length > 1)
    .map(([which]) => `Two options on the listing ${which}`)
}

/** An exclusive option ends every other offer on its listing; a withdrawal and a closed account end theirs. */
function leftBehind(offers: Offer[], closed: ReadonlySet<string>): string[] {
  const taken = offers.filter(({ claim }) => claim?.isExclusive && claim.committedAt && !claim.endedAt)
  const listings = new Set(taken.map(({ listingId }) => listingId))
  const shared = offers.filter(({ claim }) => claim && !claim.isExclusive && claim.committedAt && !claim.endedAt)
  const isImpossible = ({ listingId, producerId, terms }: Offer) =>
    shared.some(
      (option) =>
        option.listingId === listingId &&
        (option.producerId === producerId || isExclusive(terms as unknown as OfferTerms)),
    )
  return offers
    .filter(({ status }) => status === 'pending')
    .filter(
      (offer) =>
        isImpossible(offer) ||
        listings.has(offer.listing.id) ||
        offer.listing.isDeleted ||
        closed.has(offer.producerId) ||
        closed.has(offer.agentId),
    )
    .map(({ id }) => `The offer ${id} still waits although it should have ended`)
}

async function closedAmong(database: Database, offers: Offer[]): Promise<Set<string>> {
  const ids = offers.flatMap(({ producerId, agentId }) => [producerId, agentId])
  const closed = await database.person.findMany({ where: { id: { in: ids }, status: 'closed' }, select: { id: true } })
  return new Set(closed.map(({ id }) => id))
}

/** How often each offer was announced as accepted. */
async function announcements(database: Database, offers: Offer[]): Promise<Map<string, number>> {
  const prefix = 'offers.offer.accepted.'
  const rows = await database.$queryRaw<{ subject: string; count: number }[]>`
    SELECT subject, count(*)::int AS count FROM messaging.outbox
    WHERE subject = ANY(${offers.map(({ id }) => prefix + id)}) GROUP BY subject`
  return new Map(rows.map(({ subject, count }) => [subject.slice(prefix.length), count]))
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
