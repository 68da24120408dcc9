import { longDay } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { noticeOf, otherSide } from './option-notice.ts'
import { termsOf } from './terms.ts'

/** One side has recorded what happened with the option: the other is asked whether that is so. */
export function recordedLetters(deal: Deal): Correspondence {
  const { kind, by, endsAt } = noticeOf(deal)
  const [giver, other] = [deal[by], deal[otherSide[by]]]
  const what = {
    extension: `the option on ${titleOf(deal)} was extended`,
    exercise: `the option on ${titleOf(deal)} was exercised`,
    reversion: `the rights in ${titleOf(deal)} went back to the author`,
  }[kind]
  const until = endsAt ? ` It would then run until ${longDay(endsAt)}.` : ''
  return {
    [otherSide[by]]: letter({
      kind: `option-${kind}-recorded`,
      subject: `Please confirm: ${what}`,
      name: other.firstName,
      paragraphs: [
        `${giver.fullName ?? 'The other side'} has recorded that ${what}, with a document that you can read.${until}`,
        `${effectOf(deal)} If it is not so, decline it and say why.`,
      ],
      tables: [termsOf(deal)],
      action: { label: 'Read it and answer', url: other.pageUrl },
    }),
  }
}

function effectOf(deal: Deal): string {
  switch (noticeOf(deal).kind) {
    case 'extension':
      return 'Nothing changes until you confirm it.'
    case 'exercise':
      return `${deal.offer.isExclusive ? 'The title counts as sold' : 'The option counts as exercised'} once you confirm it.`
    case 'reversion':
      return `Once you confirm it ${deal.offer.exercisedAt ? 'the sale' : 'the option'} ends, and the rights are free for others. This cannot be undone.`
  }
}
