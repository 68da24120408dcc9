import type { OfferEnding } from '@storyright/contracts/vocabulary'
import { type Book, conflicts, isExclusive, overlaps } from '@storyright/rights'
import type { Database, Tx } from '../database.ts'
import type { Prisma, Ending as Row } from '../generated/client.ts'
import { keptLines, linesIn, scopeOf } from '../rights/scope.ts'
import type { OfferRecord } from './records.ts'

export interface EndLater {
  /** The listing whose offers end, the person on whichever side, or both: one producer's offers on one listing. */
  listingId?: string
  personId?: string
  exceptOfferId?: string
  because: OfferEnding
  /** Only offers end that cannot be granted beside these. */
  lines?: Prisma.InputJsonArray
  at: Date
}

/** The upkeep listens on this channel. */
export const UPKEEP_CHANNEL = 'offers_upkeep'

/**
 * Ends many offers by one row: from its commit on none of them can be paid, accepted or renewed, and the upkeep ends them
 * some at a time, beginning at once.
 */
export async function endLater(tx: Tx, ending: EndLater): Promise<void> {
  await tx.ending.create({ data: ending })
  await wakeUpkeep(tx)
}

/**
 * An option takes these rights: of the other offers on its listing those end that cannot be granted beside them, and of its own producer's
 * those that ask for any of them.
 */
export async function endConflicting(
  tx: Tx,
  { id: exceptOfferId, listingId, producerId: personId }: Pick<OfferRecord, 'id' | 'listingId' | 'producerId'>,
  { taken, at }: { taken: Book; at: Date },
): Promise<void> {
  const others = { listingId, exceptOfferId, lines: keptLines(taken), at }
  await endLater(tx, { ...others, because: taken.some(isExclusive) ? 'another_accepted' : 'no_longer_exclusive' })
  if (!taken.every(isExclusive)) await endLater(tx, { ...others, personId, because: 'already_optioned' })
}

/** Delivered with the commit. */
export const wakeUpkeep = (tx: Tx) => tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`

export type Ending = Omit<Row, 'because'> & { because: OfferEnding }

/** Only `endLater` writes them. */
const asEnding = (row: Row) => row as Ending

/** The next endings that still have offers to end, the oldest first. */
export async function openEndings(db: Database, after: bigint, take: number): Promise<Ending[]> {
  return (await db.ending.findMany({ where: { doneAt: null, id: { gt: after } }, orderBy: { id: 'asc' }, take })).map(
    asEnding,
  )
}

/** A hold that ran out leaves an offer to be negotiated: a counter-offer may be open, or a new hold awaited. */
const negotiated: Prisma.OfferWhereInput = {
  status: 'expired',
  rounds: { some: { OR: [{ status: 'unpaid' }, { status: 'open', by: 'agent' }] } },
}

/** The offers that an ending names, pending or still negotiated; which of them it `concerns` depends on their rights. */
export function namedBy({ listingId, personId, exceptOfferId, because, lines }: Ending): Prisma.OfferWhereInput {
  return {
    OR: [{ status: 'pending' }, negotiated],
    ...(exceptOfferId && { id: { not: exceptOfferId } }),
    ...(listingId && { listingId }),
    ...(personId && (because === 'agent_closed' ? { agentId: personId } : { producerId: personId })),
    ...(because === 'no_longer_exclusive' &&
      !lines && { NOT: { terms: { path: ['exclusivity'], equals: 'non-exclusive' } } }),
  }
}

type Named = Pick<OfferRecord, 'id' | 'listingId' | 'producerId' | 'agentId' | 'scope' | 'terms'>

/** Whether an ending that names rights is about those of an offer. One producer has one option on a right. */
export function concerns({ lines, because }: Pick<Ending, 'lines' | 'because'>, offer: Pick<Named, 'scope' | 'terms'>) {
  if (!lines) return because !== 'no_longer_exclusive' || scopeOf(offer).some(isExclusive)
  return (because === 'already_optioned' ? overlaps : conflicts)(linesIn(lines), scopeOf(offer))
}

/** Whether an ending is about an offer: the other way round of `namedBy`, and `concerns`. */
const names = (ending: Ending, offer: Named): boolean => {
  const { listingId, personId, exceptOfferId, because } = ending
  if (exceptOfferId === offer.id) return false
  if (listingId !== null && listingId !== offer.listingId) return false
  if (personId !== null && personId !== (because === 'agent_closed' ? offer.agentId : offer.producerId)) return false
  return concerns(ending, offer)
}

/** Why these offers are about to end, those that are. */
export async function endingsOf(db: Database | Tx, offers: readonly Named[]): Promise<Map<string, OfferEnding>> {
  const idsOf = (part: 'listingId' | 'producerId' | 'agentId') => [...new Set(offers.map((offer) => offer[part]))]
  const rows = await db.ending.findMany({
    where: {
      doneAt: null,
      OR: [
        { listingId: { in: idsOf('listingId') } },
        { personId: { in: [...idsOf('agentId'), ...idsOf('producerId')] } },
      ],
    },
    orderBy: { id: 'asc' },
  })
  const endings = rows.map(asEnding)
  return new Map(
    offers.flatMap((offer) => {
      const ending = endings.find((open) => names(open, offer))
      return ending ? [[offer.id, ending.because] as const] : []
    }),
  )
}

/** Why an offer is about to end, if it is. */
export async function endingOf(tx: Tx, offer: Named): Promise<OfferEnding | undefined> {
  return (await endingsOf(tx, [offer])).get(offer.id)
}
