import { paging } from '@storyright/contracts'
import type { Database } from '../database.ts'

const newest = { take: paging.listMaximum }

/** Everything that offers knows of somebody; the newest come first. */
export async function ownRecords(db: Database, personId: string): Promise<Record<string, unknown>> {
  const [made, received, decks, deeds] = await Promise.all([
    db.offer.findMany({
      where: { producerId: personId },
      include: { holds: true, agreement: true, moments: true },
      orderBy: { submittedAt: 'desc' },
      ...newest,
    }),
    db.offer.findMany({
      where: { agentId: personId, reachedAgentAt: { not: null } },
      omit: { producerId: true, deckId: true },
      include: { agreement: { select: { agentName: true, agentSignedAt: true } } },
      orderBy: { submittedAt: 'desc' },
      ...newest,
    }),
    db.deck.findMany({ where: { ownerId: personId }, orderBy: { uploadedAt: 'desc' }, ...newest }),
    db.auditEntry.findMany({ where: { actorId: personId }, orderBy: { id: 'desc' }, ...newest }),
  ])
  return {
    offersMade: made.map((offer) => ({
      ...offer,
      moments: offer.moments.map(({ at, moment, note }) => ({ at, moment, note })),
    })),
    offersReceived: received,
    decks,
    administration: deeds.map(({ id: _place, ...deed }) => deed),
  }
}
