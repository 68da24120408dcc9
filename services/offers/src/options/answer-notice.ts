import { noticeDeclined, noticeWithdrawn, optionExercised, optionExtended } from '@storyright/contracts/events'
import { type OptionNoticeAnswer, offerMessages, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { endLater } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { changeOffer, type OfferChange } from '../offers/offer.store.ts'
import { sideOf } from '../offers/side-of.ts'
import { type AnswerRefused, mayNotAnswer, statusAfter } from '../offers/option.ts'

interface Answered {
  noticeId: string
  answer: OptionNoticeAnswer
  reason: string | null
}

const refused: Record<AnswerRefused, () => Error> = {
  answered: offerRefusals.noticeAnswered,
  notRunning: offerRefusals.optionNotRunning,
  notTheOtherSide: offerRefusals.onlyTheOtherSide,
  notTheGiver: offerRefusals.onlyTheGiver,
}

/** The other side confirms or declines what was recorded, or whoever recorded it takes it back. */
export async function answerNotice(
  deps: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  offerId: string,
  viewer: Viewer,
  { noticeId, answer, reason }: Answered,
): Promise<void> {
  if (answer === 'decline' && reason === null) throw reasonMissing()
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const side = sideOf(offer, viewer)
    const notice = await tx.optionNotice.findFirst({ where: { id: noticeId, offerId } })
    if (!notice) throw offerRefusals.noticeNotFound()
    const at = deps.clock()
    const why = mayNotAnswer(answer, { offer, notice, isGiver: notice.givenBy === side, now: at })
    if (why) throw refused[why]()
    await tx.optionNotice.update({
      where: { id: noticeId },
      data: { status: statusAfter[answer], answeredAt: at, reason: answer === 'decline' ? reason : null },
    })
    await changeOffer(tx, deps.outbox, offerId, { at, ...whatFollows(answer, notice, { at, reason }) })
    // The title is sold: nobody else's offer can come to anything any more. Options that run go on to their end.
    if (answer === 'confirm' && notice.kind === 'exercise')
      await endLater(tx, { listingId: offer.listingId, exceptOfferId: offerId, because: 'listing_sold', at })
  })
}

function whatFollows(
  answer: OptionNoticeAnswer,
  notice: { kind: string; endsAt: Date | null },
  { at, reason }: { at: Date; reason: string | null },
): Omit<OfferChange, 'at'> {
  if (answer === 'decline') return { change: {}, moment: 'notice_declined', note: reason, event: noticeDeclined }
  if (answer === 'withdraw') return { change: {}, moment: 'notice_withdrawn', event: noticeWithdrawn }
  return notice.kind === 'exercise'
    ? { change: { exercisedAt: at }, moment: 'exercised', event: optionExercised }
    : { change: { extendedAt: at, optionEndsAt: notice.endsAt }, moment: 'extended', event: optionExtended }
}

function reasonMissing(): Error {
  const message = offerMessages.declineReasonRequired
  return refusals.validationFailed({ says: message, errors: [{ path: 'reason', message }] })
}
