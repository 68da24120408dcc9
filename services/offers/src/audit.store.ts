import type { OfferAuditAction } from '@storyright/contracts/http'
import type { Tx } from './database.ts'
import type { Prisma } from './generated/client.ts'
import type { Claim, OfferWithHolds } from './offers/records.ts'
import type { Hold } from './payments/hold.ts'

interface NewEntry {
  action: OfferAuditAction
  offerId: string | null
  actorId: string
  before: Prisma.InputJsonObject
  after: Prisma.InputJsonObject
}

/** Records an administrator's action in the same transaction. The table is append-only. */
export async function addAuditEntry(tx: Tx, entry: NewEntry, at: Date): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, at } })
}

/** Why it was done, as an entry keeps it beside what became of it. */
export function because(reason: string | null) {
  return reason === null ? {} : { note: reason }
}

/** The round that an entry is about, of an offer that had several. */
export function auditedRound({ round, rounds, offerPrice }: Pick<OfferWithHolds, 'round' | 'rounds' | 'offerPrice'>) {
  return rounds.length === 0 ? {} : { round, offerPrice }
}

type Audited = Pick<OfferWithHolds, 'status'> & { claim: Pick<Claim, 'committedAt'> | null; hold: Pick<Hold, 'status'> }

/** What an audit entry records about an offer. */
export function auditedState({ status, hold, claim }: Audited) {
  return {
    status,
    paymentStatus: hold.status,
    isBeingAccepted: claim?.committedAt === null,
  }
}
