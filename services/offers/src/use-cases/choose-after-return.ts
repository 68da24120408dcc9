import { optionEnded, optionKept } from '@storyright/contracts/events'
import { type FeeChoice, offerMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry, because } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { mayChooseAfterReturn } from '../offers/offer.ts'
import { isFeeUndecided } from '../offers/option.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { endDeal } from '../options/end-deal.ts'
import { settleAgreed } from '../payments/discrepancy.store.ts'

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
  if (choice === 'keep') {
    await settleAgreed(tx, { offerId, kind: 'fee_returned' }, at)
    return changeOffer(tx, outbox, offer, { at, change: chosen, moment: 'option_kept', note, event: optionKept })
  }
  await endDeal(tx, { outbox }, offer, {
    at,
    because: 'refunded',
    moment: 'option_ended',
    note: note ?? feeWentBack,
    event: optionEnded,
    declinedBecause: feeWentBack,
    change: chosen,
  })
}

const feeWentBack = 'The option fee went back to the card.'

function noteMissing(): Error {
  const message = offerMessages.keepReasonRequired
  return refusals.validationFailed({ message, errors: [{ path: 'note', message }] })
}
