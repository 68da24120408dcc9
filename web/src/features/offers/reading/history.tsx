import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { day, dayAndTime, type OfferMoment } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { type Onlooker, otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { isExclusive } from '../../../entities/offer/option-state.ts'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './history.styles.ts'

/** What happened to an offer, the newest first. */
export function History({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  return (
    <S.Log>
      {offer.timeline.toReversed().map(({ at, moment, note }) => (
        <li key={`${at}-${moment}`}>
          <time dateTime={at}>{dayAndTime(at)}</time>
          <span>
            {momentWords(moment, offer, onlooker, at)}
            {note && (
              <Meta as="span">
                {' '}
                <bdi>{note}</bdi>
              </Meta>
            )}
          </span>
        </li>
      ))}
    </S.Log>
  )
}

/** What happened to an offer, as the one who looks at it would say. */
export function momentWords(moment: OfferMoment, offer: Offer, onlooker: Onlooker, at = ''): string {
  const amount = money(offer.offerPrice)
  const own = onlooker === 'producer'
  const who = (side: Side) => (side === onlooker ? 'You' : `The ${side}`)
  const card = own ? 'your card' : 'the producer’s card'
  const notice = noticeOf(offer, moment, at)
  const giver = notice ? who(notice.by) : 'One side'
  const answerer = notice ? who(otherSide[notice.by]) : 'The other side'
  const what = notice ? noticeWords[notice.kind] : 'what was recorded'
  const words: Record<OfferMoment, string> = {
    submitted: `${who('producer')} submitted the offer`,
    terms_changed: `${who('producer')} changed the terms`,
    payment_failed: 'The card was declined',
    held: `${amount} held on ${card}`,
    renewed: `${who('producer')} renewed the offer`,
    extra_rights_asked: `${who('agent')} asked to leave the additional rights out`,
    extra_rights_waived: `${who('producer')} agreed to leave the additional rights out`,
    extra_rights_kept: `${who('producer')} kept the request for additional rights`,
    captured: `${amount} charged`,
    capture_refused: 'The card provider refused the charge; the offer stays pending',
    accepted: own ? 'The agent accepted the offer' : 'The offer was accepted',
    rejected: 'The offer was rejected',
    cancelled: 'The offer was cancelled',
    expired: 'The hold ran out',
    released: `Hold of ${amount} released`,
    signed_by_producer: `${who('producer')} signed the agreement`,
    signed_by_agent: `${who('agent')} signed the agreement`,
    option_ended: offer.optionEndedBecause === 'refunded' ? 'The option was ended' : 'The option period ended',
    option_kept: 'The option goes on without its fee',
    extension_recorded: `${giver} recorded that the option was extended`,
    extended: `${answerer} confirmed the extension${until(notice)}`,
    exercise_recorded: `${giver} recorded that the option was exercised`,
    exercised: `${answerer} confirmed the exercise${isExclusive(offer) ? '; the title is sold' : ''}`,
    notice_declined: `${answerer} declined ${what}`,
    notice_withdrawn: `${giver} withdrew ${what}`,
    refunded: `Money went back to ${card}`,
    refund_failed: `A refund did not reach ${card}`,
    disputed: `The payment was disputed at ${own ? 'your' : 'the producer’s'} bank`,
    dispute_step: 'The dispute of the payment went on',
    dispute_closed: 'The dispute of the payment is closed',
  }
  return words[moment]
}

const noticeWords = { extension: 'the extension', exercise: 'the exercise' } as const
const until = (notice: OptionNotice | undefined) => (notice?.endsAt ? `; it runs until ${day(notice.endsAt)}` : '')

/** The notice that a moment tells of: the one that was given, or answered, at that time. */
function noticeOf({ optionNotices }: Offer, moment: OfferMoment, at: string) {
  switch (moment) {
    case 'extension_recorded':
    case 'exercise_recorded':
      return optionNotices.find((notice) => notice.at === at)
    case 'extended':
    case 'exercised':
    case 'notice_declined':
    case 'notice_withdrawn':
      return optionNotices.find(({ answeredAt }) => answeredAt === at)
    default:
      return undefined
  }
}
