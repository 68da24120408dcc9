import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { termsOf } from './terms.ts'

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
