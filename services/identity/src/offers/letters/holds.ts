import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { seeOffer, termsOf } from './terms.ts'
import { moment, money, timeLeft } from './words.ts'

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

/** The hold, or the time that the producer gave, has run out before the agent decided. */
export function expiredLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  if (!offer.reachedAgent) return {}
  const isHold = offer.endedBecause !== 'round_lapsed'
  const what = `offer of ${money(offer.offerPrice)} for ${titleOf(deal)}`
  return {
    producer: letter({
      kind: 'offer-expired',
      subject: `Your offer for ${titleOf(deal)} has expired`,
      name: producer.firstName,
      paragraphs: [
        isHold
          ? `The hold on your card for your ${what} has run out before the agent decided. Nothing has been charged.`
          : `The time that you gave for an answer to your ${what} has run out before the agent decided. The hold on your card is released, and nothing has been charged.`,
        'If you still want the option, you can renew the offer there while the title is open to offers: the same terms, and a new hold.',
      ],
      action: seeOffer(producer),
    }),
    agent: letter({
      kind: 'offer-expired-agent',
      subject: `The offer for ${titleOf(deal)} has expired`,
      name: agent.firstName,
      paragraphs: [
        isHold
          ? `The hold on the producer’s card for the ${what} has run out, so the offer can no longer be accepted.`
          : `The time that the producer gave for an answer to the ${what} has run out, so it can no longer be accepted.`,
        'The producer may renew it. We will write to you if that happens.',
      ],
      action: seeOffer(agent),
    }),
  }
}

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
