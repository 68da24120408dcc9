import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'
import type { Prisma } from './generated/client.ts'
import type { Offer } from './offers/offer.store.ts'

interface Deed {
  action: 'offer.captured' | 'offer.released' | 'discrepancy.settled'
  offerId: string | null
  actorId: string
  before: Prisma.InputJsonObject
  after: Prisma.InputJsonObject
}

/** Writes down what an administrator did, in the transaction that does it. */
export async function noteDeed(tx: Tx, { clock }: Pick<Deps, 'clock'>, deed: Deed): Promise<void> {
  await tx.auditEntry.create({ data: { ...deed, at: clock() } })
}

/** What such an entry says of an offer. */
export const stateOf = ({ status, hold, claim }: Pick<Offer, 'status' | 'hold'> & Partial<Pick<Offer, 'claim'>>) => ({
  status,
  paymentStatus: hold.status,
  isBeingAccepted: claim?.committedAt === null,
})
