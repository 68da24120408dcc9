import { day } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, sentences, toMember } from './occasion.ts'
import { cardInWords, withVat } from './words.ts'

/** The reminder before a renewal. Nothing once its time has come: other letters report what became of it. */
export const renewalNearLetter: LetterOn = (occasion) => {
  const { renewsAt, nextCharge, card, paidUntil } = occasion.membership
  if (!renewsAt || !nextCharge || Date.parse(renewsAt) <= occasion.now.getTime()) return null
  return letter({
    kind: 'membership-renewal-near',
    subject: `Your Storyright Premium renews on ${day(renewsAt)}`,
    ...toMember(occasion, 'Keep or cancel your membership'),
    paragraphs: sentences(
      `Your membership renews on ${day(renewsAt)} for another year. ${withVat(nextCharge)} will then be charged to ${cardInWords(card)}.`,
      `If you do not want it to renew, cancel before that day in your account settings, with the link below. Nothing is charged then, and everything stays open until ${day(paidUntil ?? renewsAt)}.`,
    ),
  })
}
