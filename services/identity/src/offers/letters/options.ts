import type { PublicOffer } from '@storyright/contracts/events'
import { longDay, type OfferSide, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, type Party, titleOf, writerOf } from './deal.ts'
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

export const otherSide = { producer: 'agent', agent: 'producer' } as const satisfies Record<OfferSide, OfferSide>

const words: Record<OptionNoticeKind, string> = {
  extension: 'The extension of the option on',
  exercise: 'The exercise of the option on',
  reversion: 'The reversion of the rights in',
}
/** "The extension of the option on “Slack Water”". */
export const whatOf = (deal: Deal): string => `${words[noticeOf(deal).kind]} ${titleOf(deal)}`

/** The option notice that an event carries. */
export function noticeOf({ offer }: Deal): NonNullable<PublicOffer['optionNotice']> {
  if (offer.optionNotice === null) throw new Error('a step of an option says what was recorded')
  return offer.optionNotice
}

/** Both sides have confirmed it: the option runs on. */
export function extendedLetters(deal: Deal): Correspondence {
  return {
    producer: extended(deal, deal.producer, 'option-extended'),
    agent: extended(deal, deal.agent, 'option-extended-agent'),
  }
}

const extended = (deal: Deal, { firstName, pageUrl }: Party, kind: string): Letter =>
  letter({
    kind,
    subject: `The option on ${titleOf(deal)} is extended`,
    name: firstName,
    paragraphs: [
      `Both sides have confirmed that the option on ${titleOf(deal)} was extended.${deal.offer.optionEndsAt ? ` It now runs until ${longDay(deal.offer.optionEndsAt)}.` : ''}`,
      'The extension is in the annex of the agreement.',
    ],
    tables: [termsOf(deal)],
    action: { label: 'View the agreement', url: pageUrl },
  })

/** Both sides have confirmed it: the title is sold, unless the option was non-exclusive. */
export function exercisedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const subject = `The option on ${titleOf(deal)} is exercised`
  const annex = 'The exercise is in the annex of the agreement.'
  const label = 'View the agreement'
  return {
    producer: letter({
      kind: 'option-exercised',
      subject,
      name: producer.firstName,
      paragraphs: [
        `Both sides have confirmed that you exercised your option on ${titleOf(deal)}. ${offer.isExclusive ? 'The title counts as sold' : 'The title stays open to others, since the option was not exclusive'}, and your option does not end any more.`,
        annex,
      ],
      tables: [termsOf(deal)],
      action: { label, url: producer.pageUrl },
    }),
    agent: letter({
      kind: 'option-exercised-agent',
      subject,
      name: agent.firstName,
      paragraphs: [
        `Both sides have confirmed that ${producer.fullName ?? 'the producer'} exercised the option on ${titleOf(deal)}. ${offer.isExclusive ? 'The listing is marked as sold.' : 'The option was not exclusive, so the listing stays available to others.'}`,
        annex,
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label, url: agent.pageUrl },
    }),
  }
}

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
