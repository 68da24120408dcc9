import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { seeOffer } from './next-steps.ts'
import { termsOf } from './terms.ts'
import { moment, money, timeLeft } from './words.ts'

/** The hold is about to run out. Nothing when it has meanwhile: another letter reports that. */
export function holdEndingLetters(deal: Deal): Correspondence {
  const { offer, producer, agent, now } = deal
  const left = offer.holdExpiresAt && timeLeft(now, offer.holdExpiresAt)
  if (!offer.holdExpiresAt || !left) return {}
  const [title, amount, until] = [titleOf(deal), money(offer.offerPrice), moment(offer.holdExpiresAt)]
  return {
    agent: letter({
      kind: 'offer-hold-ending',
      subject: `Please answer the offer for ${title}: it ends in ${left}`,
      name: agent.firstName,
      paragraphs: [
        `The offer of ${amount} for ${title} is waiting for your decision. You can accept or reject it until ${until}.`,
        'Then the hold on the producer’s card ends, the offer expires, and you can accept it only if the producer renews it.',
      ],
      tables: [termsOf(deal, { from: true })],
      action: { label: 'Accept or reject it now', url: agent.pageUrl },
      note: `If you accept, ${amount} is charged to the producer’s card at once and the option begins. If you reject, the hold is released and nothing is charged.`,
    }),
    producer: letter({
      kind: 'offer-hold-ending-producer',
      subject: `Your offer for ${title} ends in ${left} unless the agent answers`,
      name: producer.firstName,
      paragraphs: [
        `The agent has not answered your offer of ${amount} for ${title} yet. They can accept it until ${until}, and we have just reminded them.`,
        'If they do not, the offer expires then, the hold on your card is released, and nothing is charged. While the title is open to offers you can renew the offer afterwards: the same terms, and a new hold.',
        'Until then there is nothing for you to do.',
      ],
      tables: [termsOf(deal)],
      action: seeOffer(producer),
    }),
  }
}
