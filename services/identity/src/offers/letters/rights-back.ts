import type { Table } from '../../mail/letters/draft.ts'
import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { rightsRows, seeOffer, termsOf } from './terms.ts'

/** The producer gave rights back: both sides keep it in writing. */
export function surrenderedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  if (offer.surrender === null) throw new Error('an event of a surrender says what was given back')
  const { words, isWhole } = offer.surrender
  const title = titleOf(deal)
  const which = isWhole ? 'all rights' : 'some of the rights'
  const bought = offer.exercisedAt !== null
  const tables = (of: Table): Table[] => [{ caption: 'Given back', rows: rightsRows(words) }, of]
  const rest = isWhole
    ? `${bought ? 'The sale' : 'The option'} has ended with that.`
    : `The others stay as they were${offer.optionEndsAt && !bought ? ', until the option ends' : ''}.`
  return {
    producer: letter({
      kind: 'rights-given-back',
      subject: `You gave back ${which} in ${title}`,
      name: producer.firstName,
      paragraphs: [
        `You gave back ${which} that you had in ${title}. They are free for others from now on, which cannot be undone. ${rest}`,
        'Nothing that you paid is returned by this.',
      ],
      tables: tables(termsOf(deal)),
      action: seeOffer(producer),
    }),
    agent: letter({
      kind: 'rights-given-back-agent',
      subject: `The producer gave back ${which} in ${title}`,
      name: agent.firstName,
      paragraphs: [
        `${producer.fullName ?? 'The producer'} gave back ${which} in ${title} that they had ${bought ? 'bought' : 'under option'}. ${rest}`,
        'What was given back is free again: producers can make offers for it, as far as you have it on offer.',
      ],
      tables: tables(termsOf(deal, { from: true })),
      action: seeOffer(agent),
    }),
  }
}

/** Both sides have confirmed that the rights went back to the author. */
export function revertedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const title = titleOf(deal)
  const subject = `The rights in ${title} went back to the author`
  const what = offer.exercisedAt ? 'The sale' : 'The option'
  const annex = `${what} has ended, and the rights are free again. The reversion is in the annex of the agreement.`
  const label = 'View the agreement'
  return {
    producer: letter({
      kind: 'rights-reverted',
      subject,
      name: producer.firstName,
      paragraphs: [`Both sides have confirmed that your rights in ${title} went back to the author.`, annex],
      tables: [termsOf(deal)],
      action: { label, url: producer.pageUrl },
    }),
    agent: letter({
      kind: 'rights-reverted-agent',
      subject,
      name: agent.firstName,
      paragraphs: [
        `Both sides have confirmed that the rights in ${title} that ${producer.fullName ?? 'the producer'} had went back to the author.`,
        annex,
        'Producers can make offers for the title once more, as far as you have it on offer.',
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label, url: agent.pageUrl },
    }),
  }
}
