import type { OfferEnding } from '@storyright/contracts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { endOffer } from './end-offer.ts'
import { lockOffer } from './lock-offer.ts'

/**
 * Ends every pending offer of a kind. One that is being accepted right now is left: the claim's outcome decides, and if
 * the capture is refused the offer ends then.
 */
export async function endOffers(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  where: Prisma.OfferWhereInput,
  because: OfferEnding,
): Promise<string[]> {
  const found = await tx.offer.findMany({
    where: { ...where, status: 'pending' },
    select: { id: true },
    orderBy: [{ listingId: 'asc' }, { id: 'asc' }],
  })
  const ended: string[] = []
  for (const { id } of found) {
    const offer = await lockOffer(tx, id)
    if (offer.claim || offer.status !== 'pending') continue
    await endOffer(tx, deps, offer, because)
    ended.push(id)
  }
  return ended
}
