import type { OfferEnding } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Prisma, Ending as Row } from '../generated/client.ts'
import type { OfferRecord } from './records.ts'

export interface EndLater {
  /** Either the listing whose offers end, or the person on whichever side. */
  listingId?: string
  personId?: string
  exceptOfferId?: string
  because: OfferEnding
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

/** Delivered with the commit. */
export const wakeUpkeep = (tx: Tx) => tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`

export type Ending = Omit<Row, 'because'> & { because: OfferEnding }

/** Only `endLater` writes them. */
const asEnding = (row: Row) => row as Ending

/** The next endings that still have offers to end, the oldest first. */
export const openEndings = async (db: Database, after: bigint, take: number): Promise<Ending[]> =>
  (await db.ending.findMany({ where: { doneAt: null, id: { gt: after } }, orderBy: { id: 'asc' }, take })).map(asEnding)

/** The pending offers that an ending names. */
export function namedBy({ listingId, personId, exceptOfferId, because }: Ending): Prisma.OfferWhereInput {
  const pending = { status: 'pending', ...(exceptOfferId && { id: { not: exceptOfferId } }) }
  if (listingId) return { ...pending, listingId }
  return { ...pending, ...(because === 'agent_closed' ? { agentId: personId! } : { producerId: personId! }) }
}

/** Why an offer is about to end, if it is: the other way round of `namedBy`. */
export async function endingOf(
  tx: Tx,
  { id, listingId, producerId, agentId }: Pick<OfferRecord, 'id' | 'listingId' | 'producerId' | 'agentId'>,
): Promise<OfferEnding | undefined> {
  const ending = await tx.ending.findFirst({
    where: {
      doneAt: null,
      AND: [
        { OR: [{ exceptOfferId: null }, { exceptOfferId: { not: id } }] },
        {
          OR: [
            { listingId },
            { personId: agentId, because: 'agent_closed' },
            { personId: producerId, because: { not: 'agent_closed' } },
          ],
        },
      ],
    },
    orderBy: { id: 'asc' },
  })
  return ending ? asEnding(ending).because : undefined
}
