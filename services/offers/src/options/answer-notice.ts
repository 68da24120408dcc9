import {
  noticeDeclined,
  noticeWithdrawn,
  optionExercised,
  optionExtended,
  rightsReverted,
} from '@storyright/contracts/events'
import { type OptionNoticeAnswer, offerMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { endLater } from '../offers/bulk-terminations.ts'
import { bothHaveSigned, changeOffer, lockOffer, type OfferChange } from '../offers/offer.store.ts'
import { requireSide } from '../offers/offer.ts'
import type { OfferRecord, OptionNotice } from '../offers/records.ts'
import { extensionsOf } from '../rights/extensions.ts'
import { heldBy, keptLines } from '../rights/scope.ts'
import { endDeal } from './end-deal.ts'
import { answerWith, noticesOf } from './notice.store.ts'
import { requireAnswerable, statusAfter } from './notice.ts'

interface Answered {
  offerId: string
  viewer: Viewer
  noticeId: string
  answer: OptionNoticeAnswer
  reason: string | null
}

/** The other side confirms or declines a notice, or its author withdraws it. */
export async function answerNotice(
  { transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, noticeId, answer, reason }: Answered,
): Promise<void> {
  if (answer === 'decline' && reason === null) throw reasonMissing()
  await transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const side = requireSide(offer, viewer)
    const [notice] = await noticesOf(tx, offerId, { id: noticeId })
    if (!notice) throw offerRefusals.noticeNotFound()
    const at = clock()
    const isSigned = await bothHaveSigned(tx, offerId)
    requireAnswerable(answer, { offer, notice, side, isSigned, now: at })
    const status = statusAfter[answer]
    await answerWith(tx, notice, { status, answeredAt: at, reason: answer === 'decline' ? reason : null })
    if (answer === 'confirm' && notice.kind === 'reversion')
      return endDeal(tx, { outbox }, offer, {
        at,
        because: 'reverted',
        moment: 'reverted',
        event: rightsReverted,
        declinedBecause: 'The rights went back.',
      })
    await changeOffer(tx, outbox, offer, { at, ...whatFollows(answer, notice, { at, reason, offer }) })
    // An exclusive option is exercised: the title is sold, and no other offer can succeed any more.
    if (answer === 'confirm' && notice.kind === 'exercise' && offer.claim?.isExclusive)
      await endLater(tx, {
        listingId: offer.listingId,
        exceptOfferId: offerId,
        because: 'listing_sold',
        lines: keptLines(heldBy(offer, offer.claim)),
        at,
      })
  })
}

function whatFollows(
  answer: OptionNoticeAnswer,
  { kind, endsAt }: OptionNotice,
  { at, reason, offer }: { at: Date; reason: string | null; offer: OfferRecord },
): Omit<OfferChange, 'at'> {
  if (answer === 'decline') return { moment: 'notice_declined', note: reason, event: noticeDeclined }
  if (answer === 'withdraw') return { moment: 'notice_withdrawn', event: noticeWithdrawn }
  return kind === 'exercise'
    ? { change: { exercisedAt: at }, moment: 'exercised', event: optionExercised }
    : {
        change: { extensions: extensionsOf(offer) + 1, extendedAt: at, optionEndsAt: endsAt },
        moment: 'extended',
        event: optionExtended,
      }
}

function reasonMissing(): Error {
  const message = offerMessages.declineReasonRequired
  return refusals.validationFailed({ message, errors: [{ path: 'reason', message }] })
}
