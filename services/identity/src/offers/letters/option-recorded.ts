import { longDay, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { noticeOf, otherSide } from './option-notice.ts'
import { termsOf } from './terms.ts'

const happened: Record<OptionNoticeKind, string> = { extension: 'extended', exercise: 'exercised' }

/** One side says that the option was extended or exercised: the other is asked whether that is so. */
export function recordedLetters(deal: Deal): Correspondence {
  const { kind, by, endsAt } = noticeOf(deal)
  const [giver, other] = [deal[by], deal[otherSide[by]]]
  const until = endsAt ? ` It would then run until ${longDay(endsAt)}.` : ''
  return {
    [otherSide[by]]: letter({
      kind: `option-${kind}-recorded`,
      subject: `Please confirm: the option on ${titleOf(deal)} was ${happened[kind]}`,
      name: other.firstName,
      paragraphs: [
        `${giver.fullName ?? 'The other side'} has recorded that the option on ${titleOf(deal)} was ${happened[kind]}, with a document that you can read.${until}`,
        kind === 'extension'
          ? 'Nothing changes until you confirm it. If it is not so, decline it and say why.'
          : `${deal.offer.isExclusive ? 'The title counts as sold' : 'The option counts as exercised'} once you confirm it. If it is not so, decline it and say why.`,
      ],
      tables: [termsOf(deal)],
      action: { label: 'Read it and answer', url: other.pageUrl },
    }),
  }
}
