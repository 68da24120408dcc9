import { Refusal, type Viewer } from '@storyright/contracts'
import { acceptOffer } from '../acceptance/accept-offer.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { rejectOffer } from '../offers/answer-offer.ts'

/** Accepts an offer on the agent's behalf, which captures the money. */
export const captureForAgent = (deps: Deps, offerId: string, viewer: Viewer) =>
  noted(deps, { action: 'offer.captured', offerId, actorId: viewer.id }, () => acceptOffer(deps, offerId, viewer))

/** Rejects an offer on the agent's behalf, which releases the money, or ends the payment that nobody made. */
export const releaseForAgent = (deps: Deps, offerId: string, viewer: Viewer) =>
  noted(deps, { action: 'offer.released', offerId, actorId: viewer.id }, () => rejectOffer(deps, offerId, viewer))

interface Deed {
  action: 'offer.captured' | 'offer.released'
  offerId: string
  actorId: string
}

/** Writes down what an administrator did. A refusal did nothing, but a capture without an answer has been asked for. */
async function noted(deps: Deps, deed: Deed, act: () => Promise<void>): Promise<void> {
  const before = await stateOf(deps, deed.offerId)
  const unanswered = await act().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === offerRefusals.captureUnknown().code) return error
      throw error
    },
  )
  const after = await stateOf(deps, deed.offerId)
  await deps.db.auditEntry.create({ data: { ...deed, at: deps.clock(), before, after } })
  if (unanswered) throw unanswered
}

async function stateOf({ db }: Deps, offerId: string) {
  const offer = await db.offer.findUnique({ where: { id: offerId }, include: { holds: true, claim: true } })
  if (!offer) throw offerRefusals.offerNotFound()
  const hold = offer.holds.find(({ number }) => number === offer.holdNumber)!
  return { status: offer.status, paymentStatus: hold.status, isBeingAccepted: offer.claim?.committedAt === null }
}
