import { type Letter, letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, type Party, writerOf } from './deal.ts'
import { noticeOf, otherSide, whatOf } from './option-notice.ts'
import { termsOf } from './terms.ts'

/** What one side recorded was not confirmed: the option runs on as it did. */
export function declinedLetters(deal: Deal): Correspondence {
  const { kind, reason, by } = noticeOf(deal)
  const why = reason && oneLine(reason)
  const what = whatOf(deal)
  const isReversion = kind === 'reversion'
  const declined = ({ firstName, pageUrl }: Party, mailKind: string): Letter =>
    letter({
      kind: mailKind,
      subject: `${what} was declined`,
      name: firstName,
      paragraphs: [
        `${what} that was recorded has been declined. ${isReversion ? 'Everything' : 'The option'} stays as it was.`,
        `Both sides can settle this between them and record it again${isReversion ? '' : ' while the option runs'}.`,
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

/** Withdrawn by the side that recorded it: the other side has nothing to answer any more. */
export function withdrawnLetters(deal: Deal): Correspondence {
  const { by } = noticeOf(deal)
  const what = whatOf(deal)
  const { firstName, pageUrl } = deal[otherSide[by]]
  const giver = deal[by].fullName ?? `The ${by}`
  return {
    [otherSide[by]]: letter({
      kind: 'option-notice-withdrawn',
      subject: `${what} was withdrawn`,
      name: firstName,
      paragraphs: [
        `${what} that you were asked to confirm has been withdrawn by ${giver}. There is nothing for you to do.`,
      ],
      tables: [termsOf(deal)],
      action: { label: 'See the offer', url: pageUrl },
    }),
  }
}
