import { dayAndTime } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import type { LetterOn } from './decision.ts'
import { disagree, moderatorOn, placeOf, quoted, reasonGiven } from './words.ts'

/** To the author: reads for some time, and cannot write. */
export const mutedLetter: LetterOn = ({ decided, reader, publicUrl }) => {
  if (!decided.mutedUntil) throw new Error('whoever is muted is muted until some time')
  const until = `${dayAndTime(decided.mutedUntil)}, UK time`
  return letter({
    kind: 'moderation-muted',
    subject: `You are muted until ${until}`,
    name: reader.firstName,
    paragraphs: [
      `${moderatorOn(decided)} muted you because of your ${quoted(decided)}. Until ${until}, you can read comments and the forum, but not write.`,
      ...reasonGiven(decided),
      `It ends by itself, and there is nothing for you to do. ${disagree}`,
    ],
    action: { label: 'Go on reading', url: `${publicUrl}${placeOf(decided)}` },
  })
}

/** To the author: it ended before its time. */
export const unmutedLetter: LetterOn = ({ decided, reader, publicUrl }) =>
  letter({
    kind: 'moderation-unmuted',
    subject: 'You can write again',
    name: reader.firstName,
    paragraphs: [
      `${moderatorOn(decided)} who reviewed your ${quoted(decided)} lifted your mute early: you can write comments and in the forum again.`,
    ],
    action: { label: 'Join in again', url: `${publicUrl}${placeOf(decided)}` },
  })
