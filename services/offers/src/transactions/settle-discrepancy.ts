import { refusals, type Settlement, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import type { Hold } from '../offers/offer.store.ts'
import { acceptAfterAll, mayBeAccepted } from './accept-after-all.ts'
import { noteDeed } from '../audit.store.ts'
import { refundCapture } from './refund-capture.ts'
import { settlementsOf } from './settlements.ts'

interface Chosen {
  how: Settlement
  note: string
}

/**
 * Settles a difference as an administrator chose. A refund is chosen first and asked for then: when the provider does not
 * answer it stays chosen, and asking again finishes it.
 */
export async function settleDiscrepancy(deps: Deps, id: string, viewer: Viewer, chosen: Chosen): Promise<void> {
  const captured = await deps.transaction((tx) => choose(tx, deps, { id, viewer, ...chosen }))
  await deps.checkpoint('after choosing how to settle')
  if (captured) await refundCapture(deps, id, captured)
}

type Row = Prisma.DiscrepancyGetPayload<object>

interface Choice extends Chosen {
  id: string
  viewer: Viewer
}

/** Makes the choice under the listing's lock; answers the hold that is to be refunded. */
async function choose(tx: Tx, deps: Deps, choice: Choice): Promise<Hold | undefined> {
  const { id, how, viewer } = choice
  const found = await tx.discrepancy.findUnique({ where: { id } })
  if (!found) throw refusals.notFound()
  const offer = found.offerId === null ? undefined : await lockOffer(tx, found.offerId)
  const row = await tx.discrepancy.findUniqueOrThrow({ where: { id } })
  const toRefund = how === 'refund' ? offer?.holds.find(({ status }) => status === 'captured') : undefined
  if (row.settlement === how) return row.settledAt ? undefined : toRefund // asked again
  if (row.settledAt) throw offerRefusals.settledAlready()
  const mayAccept = how === 'accept' && offer !== undefined && (await mayBeAccepted(tx, offer))
  const isPossible = settlementsOf(row, { mayBeAccepted: mayAccept }).includes(how)
  if (!isPossible || (how === 'refund' && !toRefund)) throw offerRefusals.cannotSettle()
  await write(tx, deps, row, choice)
  if (mayAccept) await acceptAfterAll(tx, deps, offer, viewer.id)
  return toRefund
}

/** Who chose what, and why. A refund is settled once the provider says that all is back. */
async function write(tx: Tx, deps: Deps, row: Row, { id, how, note, viewer }: Choice): Promise<void> {
  const written = await tx.discrepancy.updateMany({
    where: { id, settledAt: null, settlement: null },
    data: {
      settlement: how,
      settledBy: viewer.id,
      settledNote: note,
      ...(how !== 'refund' && { settledAt: deps.clock() }),
    },
  })
  if (written.count === 0) throw offerRefusals.settledAlready()
  const { offerId, kind, intentId } = row
  const before = { discrepancyId: id, kind, intentId }
  const after = { ...before, settlement: how, note }
  await noteDeed(tx, deps, { action: 'discrepancy.settled', offerId, actorId: viewer.id, before, after })
}
