import { extraRightsAnswered, extraRightsAsked } from '@storyright/contracts/events'
import type { ExtraRightsAnswer, Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import {
  requireAnswerer,
  requireExtraRightsAnswerable,
  requireExtraRightsAskable,
  requireProducer,
} from '../offers/offer.ts'

type ExtraRightsDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>
interface AskExtraRightsInput {
  offerId: string
  viewer: Viewer
}

/** The agent would accept without the additional rights requested: the producer is asked first. */
export function askExtraRights(
  { transaction, outbox, clock }: ExtraRightsDeps,
  { offerId, viewer }: AskExtraRightsInput,
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    requireAnswerer(offer, viewer)
    requireExtraRightsAskable(offer, await endingOf(tx, offer))
    const at = clock()
    const change = { extraRightsAskedAt: at }
    await changeOffer(tx, outbox, offer, { at, change, moment: 'extra_rights_asked', event: extraRightsAsked })
    if (viewer.id === offer.agentId) return
    const state = auditedState(offer)
    const entry = { action: 'extra_rights.asked', offerId, actorId: viewer.id, before: state, after: state } as const
    await addAuditEntry(tx, entry, at)
  })
}

/** The producer leaves them out, and the agent may accept without them; or keeps the request. */
export function answerExtraRights(
  { transaction, outbox, clock }: ExtraRightsDeps,
  { offerId, viewer, answer }: AskExtraRightsInput & { answer: ExtraRightsAnswer },
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    requireProducer(offer, viewer)
    requireExtraRightsAnswerable(offer, await endingOf(tx, offer))
    const at = clock()
    await changeOffer(tx, outbox, offer, {
      at,
      change: { extraRightsAnswer: answer, extraRightsAnsweredAt: at },
      moment: answer === 'waived' ? 'extra_rights_waived' : 'extra_rights_kept',
      event: extraRightsAnswered,
    })
  })
}
