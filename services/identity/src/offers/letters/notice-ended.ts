import type { OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, type Party, titleOf, writerOf } from './deal.ts'
import { noticeOf, otherSide } from './option-notice.ts'
import { termsOf } from './terms.ts'

const words: Record<OptionNoticeKind, string> = { extension: 'The extension', exercise: 'The exercise' }

/** What one side recorded was not confirmed: the option runs on as it did. */
export function declinedLetters(deal: Deal): Correspondence {
  const { kind, reason, by } = noticeOf(deal)
  const why = reason && oneLine(reason)
  const declined = ({ firstName, pageUrl }: Party, mailKind: string): Letter =>
    letter({
      kind: mailKind,
      subject: `${words[kind]} of the option on ${titleOf(deal)} was declined`,
      name: firstName,
      paragraphs: [
        `${words[kind]} of the option on ${titleOf(deal)} that was recorded has been declined. The option stays as it was.`,
        'Both sides can settle this between them and record it again while the option runs.',
      ],
      tables: [termsOf(deal)],
      ...(why && { quote: { by: writerOf(deal[otherSide[by]], otherSide[by]), words: why } }),
      action: { label: 'See the offer', url: pageUrl },
    })
  return {
    producer: declined(deal.producer, 'option-notice-declined'),
    agent: declined(deal.agent, 'option-notice-declined-agent'),
  }
}

/** Taken back by whoever recorded it: the other side has nothing to answer any more. */
export function withdrawnLetters(deal: Deal): Correspondence {
  const { kind, by } = noticeOf(deal)
  const { firstName, pageUrl } = deal[otherSide[by]]
  const giver = deal[by].fullName ?? `The ${by}`
  return {
    [otherSide[by]]: letter({
      kind: 'option-notice-withdrawn',
      subject: `${words[kind]} of the option on ${titleOf(deal)} was taken back`,
      name: firstName,
      paragraphs: [
        `${words[kind]} of the option on ${titleOf(deal)} that you were asked to confirm has been taken back by ${giver}. There is nothing for you to do.`,
      ],
      tables: [termsOf(deal)],
      action: { label: 'See the offer', url: pageUrl },
    }),
  }
}
