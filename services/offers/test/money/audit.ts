import { isDeepStrictEqual } from 'node:util'
import type { OfferTerms } from '@storyright/contracts/http'
import { conflicts, describeLine, disjoint, formOfBook, isExclusive, overlaps } from '@storyright/rights'
import { writtenOf } from '../../src/agreement/write-agreement.ts'
import type { Database } from '../../src/database.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { heldBy, type Scoped, scopeOf } from '../../src/rights/scope.ts'
import { openTakings, takingsEvent } from '../../src/rights/taking.store.ts'
import { agrees, intentsSince, type ProviderIntent, refundedOf } from './provider-books.ts'

/** Which offers to compare, and where both books are. */
export interface Books {
  database: Database
  sandboxUrl: string
  where: Prisma.OfferWhereInput
}

const parts = { holds: true, rounds: true, claim: true, agreement: true, discrepancies: true, listing: true } as const
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
      ...roundFaults(offer),
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
    ...leftBehind(offers, await closedAmong(database, offers)),
    ...(await takingFaults(database, offers)),
  ]
}

function moneyFaults(offer: Offer, intents: ProviderIntent[]): string[] {
  const faults: string[] = []
  const captured = intents.filter(({ status }) => status === 'succeeded').length
  const isAccepted = offer.status === 'accepted'
  const took = sum(intents.map(({ amount_received }) => amount_received))
  if (captured === 1 && isAccepted && took !== offer.offerPrice * 100)
    faults.push(`captured ${took} where the fee is ${offer.offerPrice}`)
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
    const [refunded, lost] = [refundedOf(intent), intent.lost ?? 0]
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

/** What was offered on is what is agreed: the listing's terms, or the part of them that the offer is about. */
function termFaults(offer: Offer): string[] {
  if (!offer.agreement) return []
  const { rightsAvailable, territory, title } = offer.terms as unknown as OfferTerms
  const scope = scopeOf(offer as object as Scoped)
  const { terms: agreed } = writtenOf(offer.agreement)
  const rights = offer.scope ? formOfBook(scope).rightsAvailable : rightsAvailable
  const words = offer.scope ? scope.map(describeLine) : undefined
  const offered = [scope.some(isExclusive), rights, territory, title, words]
  const written = [agreed.isExclusive, agreed.rights, agreed.territories, agreed.work.title, agreed.scope]
  return isDeepStrictEqual(written, offered) ? [] : ['the agreement says something else than the offer']
}

/** The offer is its standing round, which alone is accepted; what has ended has nothing open, and no hold is awaited twice. */
function roundFaults({ rounds, claim, ...offer }: Offer): string[] {
  if (rounds.length === 0) return []
  const faults: string[] = []
  const standing = rounds.find(({ number }) => number === offer.round)
  if (!standing) return ['no round stands']
  const { offerPrice, optionPeriod, scope, deal } = offer
  const terms = [standing.offerPrice, standing.optionPeriod, standing.scope, standing.deal]
  if (!isDeepStrictEqual(terms, [offerPrice, optionPeriod, scope, deal]))
    faults.push('says something else than its round')
  if (claim && claim.round !== offer.round) faults.push(`accepted round ${claim.round} instead of ${offer.round}`)
  const ended = { accepted: 'agreed', rejected: 'declined', cancelled: 'withdrawn' }[offer.status]
  if (ended && standing.status !== ended) faults.push(`its round is ${standing.status} instead of ${ended}`)
  const open = rounds.filter(({ number, status }) => number !== offer.round && ['open', 'unpaid'].includes(status))
  const isOver = ended !== undefined || (offer.status === 'expired' && offer.listing.isDeleted)
  if (isOver && open.length > 0) faults.push('has rounds open')
  const unpaid = open.find(({ status }) => status === 'unpaid')
  const awaited = ['requires_payment', 'failed', 'held']
  for (const { number, status, releaseWantedAt } of offer.holds) {
    const isWanted = number === unpaid?.holdNumber || (offer.status === 'pending' && number === offer.holdNumber)
    if (awaited.includes(status) && !releaseWantedAt && !isWanted) faults.push(`the hold ${number} is for no round`)
  }
  const own = offer.holds.find(({ number }) => number === offer.holdNumber)
  if (offer.status === 'pending' && own?.releaseWantedAt) faults.push('the hold of what stands is let go')
  return faults
}

/** What an administrator did has exactly one audit entry, and nothing else has any. */
function auditFaults({ status, claim, agentId, endedBecause }: Offer, entries: { action: string }[]): string[] {
  const wasCaptured = status === 'accepted' && claim?.claimedBy !== agentId
  const wasReleased = endedBecause === 'admin_released'
  const expected = wasCaptured ? ['offer.captured'] : wasReleased ? ['offer.released'] : []
  const written = entries.map(({ action }) => action)
  return isDeepStrictEqual(written, expected) ? [] : [`written down as [${written}] instead of [${expected}]`]
}

/** Whether two offers cannot both be granted: one producer has one option on a right, several only share what neither has alone. */
function collide(one: Offer, other: Offer): boolean {
  if (one.listingId !== other.listingId) return false
  const meet = one.producerId === other.producerId ? overlaps : conflicts
  return meet(asScope(one), asScope(other))
}
/** What an offer takes, or asks for. */
const asScope = (offer: Offer) =>
  offer.claim && !offer.claim.endedAt
    ? heldBy(offer as object as Scoped, offer.claim)
    : scopeOf(offer as object as Scoped)

/** Nobody has rights that somebody else has, or twice. */
function takenTwice(offers: Offer[]): string[] {
  const taken = offers.filter(({ status, claim }) => (status === 'accepted' || claim?.committedAt) && !claim?.endedAt)
  return taken
    .filter((one, place) => taken.slice(0, place).some((other) => collide(one, other)))
    .map(({ id, listingId }) => `The offer ${id} took rights in the listing ${listingId} that were taken`)
}

/** An option ends the other offers that conflict with what it took; a withdrawal and a closed account end theirs. */
function leftBehind(offers: Offer[], closed: ReadonlySet<string>): string[] {
  const options = offers.filter(({ claim }) => claim?.committedAt && !claim.endedAt)
  return offers
    .filter(({ status }) => status === 'pending')
    .filter(
      (offer) =>
        options.some((option) => collide(option, offer)) ||
        offer.listing.isDeleted ||
        closed.has(offer.producerId) ||
        closed.has(offer.agentId),
    )
    .map(({ id }) => `The offer ${id} still waits although it should have ended`)
}

interface BoxRow {
  taker: string
  count: number
}

/** What is taken of a listing stands in boxes, once, and as it was published last. */
async function takingFaults(database: Database, offers: Offer[]): Promise<string[]> {
  const listings = new Map(offers.map(({ listing }) => [listing.id, listing]))
  const ids = [...listings.keys()]
  const boxes = await database.$queryRaw<BoxRow[]>`
    SELECT coalesce(offer_id, taking_id)::text AS taker, count(*)::int AS count FROM taken_boxes
    WHERE listing_id = ANY(${ids}) GROUP BY 1`
  const countOf = new Map(boxes.map(({ taker, count }) => [taker, count]))
  const open = await openTakings(database, ids)
  const takings = [...open.values()].flat()
  const faults: string[] = []
  for (const { id, kind, lines } of takings)
    if (countOf.get(id) !== disjoint(lines).length) faults.push(`The ${kind} ${id} has ${countOf.get(id)} boxes`)
  const known = new Set(takings.map(({ id }) => id))
  faults.push(
    ...boxes.filter(({ taker }) => !known.has(taker)).map(({ taker }) => `${taker} has boxes and takes nothing`),
  )
  for (const [listingId, { takingsVersion, takingsUnpublished }] of listings) {
    const its = open.get(listingId) ?? []
    for (const [place, one] of its.entries())
      for (const other of its.slice(0, place))
        if (conflicts(one.lines, other.lines)) faults.push(`${one.id} and ${other.id} take the same of ${listingId}`)
    if (takingsUnpublished) faults.push(`What is taken of the listing ${listingId} is not published`)
    const published = await newestTakings(database, listingId)
    const now = (await takingsEvent(database, listingId, takingsVersion)).data
    if (!isDeepStrictEqual(published ?? { id: listingId, takings: [] }, now))
      faults.push(`The takings of ${listingId} were published as ${JSON.stringify(published)}`)
  }
  return faults
}

async function newestTakings(database: Database, listingId: string) {
  const [newest] = await database.$queryRaw<{ payload: string }[]>`
    SELECT payload FROM messaging.outbox WHERE subject = ${`offers.takings.changed.${listingId}`}
    ORDER BY position DESC LIMIT 1`
  return newest && (JSON.parse(newest.payload) as { data: object }).data
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
