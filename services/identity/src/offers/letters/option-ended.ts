import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { seeOffer, termsOf } from './terms.ts'

/** The option period is over, or the fee went back and the option was ended. */
export function optionEndedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  if (offer.optionEndedBecause === 'refunded') return endedUnpaid(deal)
  const subject = `The option on ${titleOf(deal)} has run out`
  return {
    producer: letter({
      kind: 'option-ended',
      subject,
      name: producer.firstName,
      paragraphs: [
        `Your option of ${offer.optionPeriod} months on ${titleOf(deal)} has run out, and the rights are free again.`,
        'The option fee is not returned, as the agreement says. Your records of the deal stay where they are.',
      ],
      tables: [termsOf(deal)],
      action: seeOffer(producer),
    }),
    agent: letter({
      kind: 'option-ended-agent',
      subject,
      name: agent.firstName,
      paragraphs: [
        `The option that ${producer.fullName ?? 'the producer'} held on ${titleOf(deal)} has run out, and the rights are free again.`,
        'Producers can make offers for the title once more, unless it has been sold or withdrawn.',
      ],
      tables: [termsOf(deal, { from: true })],
      action: seeOffer(agent),
    }),
  }
}

function endedUnpaid(deal: Deal): Correspondence {
  const { producer, agent } = deal
  const subject = `The option on ${titleOf(deal)} has ended`
  return {
    producer: letter({
      kind: 'option-ended-unpaid',
      subject,
      name: producer.firstName,
      paragraphs: [
        `The option fee for ${titleOf(deal)} was refunded to your card, so your option has been ended, and the rights are free again.`,
        'Your records of the deal stay where they are.',
      ],
      tables: [termsOf(deal)],
      action: seeOffer(producer),
    }),
    agent: letter({
      kind: 'option-ended-unpaid-agent',
      subject,
      name: agent.firstName,
      paragraphs: [
        `The option that ${producer.fullName ?? 'the producer'} held on ${titleOf(deal)} has been ended, because its fee was refunded to the card.`,
        'Producers can make offers for the title once more, unless it has been sold or withdrawn.',
      ],
      tables: [termsOf(deal, { from: true })],
      action: seeOffer(agent),
    }),
  }
}
