import type { Offer, OptionNotice } from '@storyright/contracts/http'
import { day, dayAndTime, type OfferMoment } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { money } from '../../../entities/money/money.ts'
import { type Onlooker, otherSide, type Side } from '../../../entities/offer/offer-words.ts'
import { isExclusive } from '../../../entities/offer/option-state.ts'
import { Meta, tabular } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'

const Log = styled.ol`
  li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    gap: ${theme.s4};
    padding-block: 8px;
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
  li > span > * {
    display: block;
  }
  time {
    color: ${theme.ink2};
    ${tabular}
  }
`

/** What happened to an offer, the newest first. */
export function History({ offer, onlooker }: { offer: Offer; onlooker: Onlooker }) {
  return (
    <Log>
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
    </Log>
  )
}

/** What happened to an offer, as the one who looks at it would say. */
export function momentWords(moment: OfferMoment, offer: Offer, onlooker: Onlooker, at = ''): string {
  const amount = money(offer.offerPrice)
  const isFirst = offer.round === 1
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
    // Once there were other rounds it was another amount.
    held: `${isFirst ? amount : 'Money'} held on ${card}`,
    renewed: `${who('producer')} renewed the offer`,
    extra_rights_asked: `${who('agent')} asked to leave the additional rights out`,
    extra_rights_waived: `${who('producer')} agreed to leave the additional rights out`,
    extra_rights_kept: `${who('producer')} kept the request for additional rights`,
    countered: `${who('agent')} made a counter-offer:`,
    counter_agreed: `${who('producer')} agreed to the counter-offer, subject to acceptance:`,
    counter_declined: `${who('producer')} declined the counter-offer`,
    counter_withdrawn: `${who('agent')} withdrew the counter-offer:`,
    round_stands: `${who('producer')} changed the offer, which now stands at:`,
    round_not_held: 'The new hold was not made, so the earlier terms still apply',
    captured: `${amount} charged`,
    capture_refused: 'The card provider refused the charge; the offer stays pending',
    accepted: own ? 'The agent accepted the offer' : 'The offer was accepted',
    rejected: 'The offer was rejected',
    cancelled: 'The offer was cancelled',
    expired: 'The hold ran out',
    released: isFirst ? `Hold of ${amount} released` : 'The former hold was released',
    signed_by_producer: `${who('producer')} signed the agreement`,
    signed_by_agent: `${who('agent')} signed the agreement`,
    option_ended: offer.optionEndedBecause === 'refunded' ? 'The option was ended' : 'The option period ended',
    option_kept: 'The option continues without its fee',
    extension_recorded: `${giver} recorded that the option was extended`,
    extended: `${answerer} confirmed the extension${until(notice)}`,
    exercise_recorded: `${giver} recorded that the option was exercised`,
    rights_surrendered: `${who('producer')} gave rights back:`,
    option_surrendered: `${who('producer')} gave all rights back; ${offer.exercisedAt ? 'the sale' : 'the option'} ended`,
    reversion_recorded: `${giver} recorded that the rights went back to the author`,
    reverted: `${answerer} confirmed the reversion; ${offer.exercisedAt ? 'the sale' : 'the option'} ended`,
    exercised: `${answerer} confirmed the exercise${isExclusive(offer) ? '; the title is sold' : ''}`,
    notice_declined: `${answerer} declined ${what}`,
    notice_withdrawn: `${giver} withdrew ${what}`,
    refunded: `Money refunded to ${card}`,
    refund_failed: `A refund did not reach ${card}`,
    disputed: `The payment was disputed at ${own ? 'your' : 'the producer’s'} bank`,
    dispute_step: 'The payment dispute was updated',
    dispute_closed: 'The dispute of the payment is closed',
  }
  return words[moment]
}

const noticeWords = { extension: 'the extension', exercise: 'the exercise', reversion: 'the reversion' } as const
const until = (notice: OptionNotice | undefined) => (notice?.endsAt ? `; it runs until ${day(notice.endsAt)}` : '')

/** The notice that a moment tells of: the one that was given, or answered, at that time. */
function noticeOf({ optionNotices }: Offer, moment: OfferMoment, at: string) {
  switch (moment) {
    case 'extension_recorded':
    case 'exercise_recorded':
    case 'reversion_recorded':
      return optionNotices.find((notice) => notice.at === at)
    case 'extended':
    case 'exercised':
    case 'reverted':
    case 'notice_declined':
    case 'notice_withdrawn':
      return optionNotices.find(({ answeredAt }) => answeredAt === at)
    default:
      return undefined
  }
}
