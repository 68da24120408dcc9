import { day } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, sentences, toMember } from './occasion.ts'
import { cardInWords, withVat } from './words.ts'

/** The card on file expires before the renewal that it is to pay. */
export const cardExpiringLetter: LetterOn = (occasion) => {
  const { card, renewsAt, nextCharge } = occasion.membership
  if (!card || !renewsAt) return null
  const month = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`
  return letter({
    kind: 'membership-card-expiring',
    subject: 'Your card expires before your renewal',
    ...toMember(occasion, 'Enter another card'),
    paragraphs: sentences(
      `Your Storyright Premium renews on ${day(renewsAt)}, and ${cardInWords(card)} expires ${month}.`,
      'Please enter another card with the link below, so that your membership goes on.',
      nextCharge && `Nothing is charged now: ${withVat(nextCharge)} is due on ${day(renewsAt)}.`,
    ),
  })
}
