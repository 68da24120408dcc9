import { longDay } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { termsOf } from './terms.ts'
import { money } from './words.ts'

/** The money is taken and the option runs. From now on the producer learns the agency’s name. */
export function acceptedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [title, amount] = [titleOf(deal), money(offer.offerPrice)]
  const end = offer.optionEndsAt ? `, until ${longDay(offer.optionEndsAt)}` : ''
  const next = [
    `The option runs for ${offer.optionPeriod} months${end}.`,
    'Next, both sides read the option agreement and sign it by typing their names.',
  ]
  const label = 'Read and sign the agreement'
  return {
    producer: letter({
      kind: 'offer-accepted',
      subject: `Your offer for ${title} has been accepted`,
      name: producer.firstName,
      paragraphs: [
        `${agent.firm ?? 'The agent'} has accepted your offer for ${title}. The ${amount} held on your card has been charged.`,
        ...next,
      ],
      tables: [termsOf(deal)],
      action: { label, url: producer.pageUrl },
    }),
    agent: letter({
      kind: 'offer-accepted-agent',
      subject: `The offer for ${title} is accepted`,
      name: agent.firstName,
      paragraphs: [
        `The offer from ${producer.fullName ?? 'the producer'} for ${title} is accepted, and ${amount} has been charged to their card.`,
        ...next,
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label, url: agent.pageUrl },
    }),
  }
}
