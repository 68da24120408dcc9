import { day } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type LetterOn, reasonGiven, sentences, toMember } from './occasion.ts'

/** Complimentary months, which run beside a subscription. */
export const grantedLetter: LetterOn = (occasion) => {
  const { grantedUntil, renewsAt } = occasion.membership
  if (!grantedUntil) return null
  return letter({
    kind: 'membership-granted',
    subject: `Storyright Premium until ${day(grantedUntil)}, with our compliments`,
    ...toMember(occasion, 'See your membership'),
    paragraphs: sentences(
      `You have Storyright Premium free of charge until ${day(grantedUntil)}. The complimentary months end by themselves.`,
      reasonGiven(occasion),
      renewsAt && `Your subscription runs beside them and keeps its dates: it renews on ${day(renewsAt)}.`,
    ),
  })
}
