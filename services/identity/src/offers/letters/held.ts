import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { seeOffer } from './next-steps.ts'
import { termsOf } from './terms.ts'
import { moment, money } from './words.ts'

/** The money is held: the offer is with the agent. Also after a renewal, so it does not mention a first time. */
export function heldLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [title, amount] = [titleOf(deal), money(offer.offerPrice)]
  const terms = `${amount} for an option of ${offer.optionPeriod} months on ${title}`
  const until = offer.holdExpiresAt ? [`The hold lasts until ${moment(offer.holdExpiresAt)}.`] : []
  return {
    agent: letter({
      kind: 'offer-received',
      subject: `An offer of ${amount} for ${title}`,
      name: agent.firstName,
      paragraphs: [
        `${producer.fullName ?? 'A producer'} offers ${terms}, and the decision is yours.`,
        'The amount is held on the producer’s card and is charged only if you accept.',
        ...until,
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label: 'Review the offer', url: agent.pageUrl },
    }),
    producer: letter({
      kind: 'offer-held',
      subject: `Your offer for ${title} is with the agent`,
      name: producer.firstName,
      paragraphs: [
        `Your offer of ${terms} has reached the agent.`,
        'The amount is held on your card. Nothing is charged until the agent accepts.',
        ...until,
      ],
      tables: [termsOf(deal)],
      action: seeOffer(producer),
    }),
  }
}
