import { optionEnded, optionKept } from '@storyright/contracts/events'
import { type FeeChoice, offerMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry, because } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { addMoment, changeOffer, lockOffer } from '../offers/offer.store.ts'
import { mayChooseAfterReturn } from '../offers/offer.ts'
import { isFeeUndecided } from '../offers/option.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { answerWith, noticesOf } from '../options/notice.store.ts'
import { settleAgreed } from '../payments-sync/discrepancy.store.ts'

interface ChooseAfterReturnInput {
  offerId: string
  viewer: Viewer
  choice: FeeChoice
  note: string | null
}
type ChoosingDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>

/** The fee went back to the card: the agent, or an administrator, ends the option or keeps it without the fee. */
export async function chooseAfterReturn(
  deps: ChoosingDeps,
  { offerId, viewer, choice, note }: ChooseAfterReturnInput,
): Promise<void> {
  if (choice === 'keep' && note === null) throw noteMissing()
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    if (!mayChooseAfterReturn(offer, viewer)) throw offerRefusals.onlyAgentChooses()
    await chooseUnderLock(tx, deps, { offer, choice, note })
    if (viewer.id === offer.agentId) return
    const action = choice === 'end' ? 'option.ended' : 'option.kept'
    const after = { feeChoice: choice, ...because(note) }
    await addAuditEntry(tx, { action, offerId, actorId: viewer.id, before: { feeChoice: null }, after }, deps.clock())
  })
}

/** The same for whoever has locked the offer, may choose, and writes down that they did. */
export async function chooseUnderLock(
  tx: Tx,
  { outbox, clock }: Pick<ChoosingDeps, 'outbox' | 'clock'>,
  { offer, choice, note }: { offer: OfferWithHolds } & Pick<ChooseAfterReturnInput, 'choice' | 'note'>,
): Promise<void> {
  const { id: offerId } = offer
  if (!isFeeUndecided(offer)) throw offerRefusals.nothingToChoose()
  if (choice === 'end' && offer.exercisedAt) throw offerRefusals.optionExercised()
  const at = clock()
  const chosen = { feeChoice: choice, feeChosenAt: at, feeNote: note }
  await settleAgreed(tx, { offerId, kind: 'fee_returned' }, at)
  if (choice === 'keep')
    return changeOffer(tx, outbox, offer, { at, change: chosen, moment: 'option_kept', note, event: optionKept })
  const [notice] = await noticesOf(tx, offerId, { status: 'waiting' })
  if (notice) {
    await answerWith(tx, notice, { status: 'declined', answeredAt: at, reason: feeWentBack })
    await addMoment(tx, offerId, { at, moment: 'notice_declined', note: feeWentBack })
  }
  await tx.claim.update({ where: { offerId }, data: { endedAt: at } })
  await changeOffer(tx, outbox, offer, {
    at,
    change: { ...chosen, optionEndedAt: at, optionEndedBecause: 'refunded' },
    moment: 'option_ended',
    note: note ?? feeWentBack,
    event: optionEnded,
  })
}

const feeWentBack = 'The option fee went back to the card.'

function noteMissing(): Error {
  const message = offerMessages.keepReasonRequired
  return refusals.validationFailed({ message, errors: [{ path: 'note', message }] })
}
