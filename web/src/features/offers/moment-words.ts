import type { Offer, OfferMoment } from '@storyright/contracts'
import { money } from '../../ui/format/money.ts'
import type { Side } from './offer-words.ts'

/** What happened to an offer, as the one who looks at it would say. */
export function momentWords(moment: OfferMoment, { offerPrice }: Offer, side: Side): string {
  const amount = money(offerPrice)
  const own = side === 'producer'
  const words: Record<OfferMoment, string> = {
    submitted: own ? 'You submitted the offer' : 'The producer submitted the offer',
    payment_failed: 'The card was declined',
    held: `${amount} held on ${own ? 'your' : 'the producer’s'} card`,
    renewed: `The hold was renewed for ${amount}`,
    captured: `${amount} charged`,
    capture_refused: 'The card provider refused the charge; the offer stays pending',
    accepted: own ? 'The agent accepted the offer' : 'The offer was accepted',
    rejected: 'The offer was rejected',
    cancelled: 'The offer was cancelled',
    expired: 'The hold ran out',
    released: `Hold of ${amount} released`,
    signed_by_producer: own ? 'You signed the agreement' : 'The producer signed the agreement',
    signed_by_agent: own ? 'The agent signed the agreement' : 'You signed the agreement',
    option_ended: 'The option period ended',
    extension_recorded: 'An extension of the option was recorded',
    extended: 'The option was extended',
    exercise_recorded: 'The exercise of the option was recorded',
    exercised: 'The option was exercised; the title is sold',
    notice_declined: 'What was recorded was not confirmed',
    notice_withdrawn: 'What was recorded was taken back',
    refunded: 'Money went back to the card',
    disputed: 'The payment is disputed at the bank',
    dispute_closed: 'The dispute of the payment is closed',
  }
  return words[moment]
}
