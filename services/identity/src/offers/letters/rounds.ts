import { letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { binding, messageOf, proposedIn, room, roundOf } from './round.ts'
import { termsOf } from './terms.ts'
import { moment, money, timeLeft } from './words.ts'

/** A day is left to answer. Nothing once it is over: by then another letter reports that, or nothing has changed. */
export function roundEndingLetters(deal: Deal): Correspondence {
  const { producer, agent, now } = deal
  const { by, expiresAt, offerPrice } = roundOf(deal)
  if (!expiresAt || !timeLeft(now, expiresAt)) return {}
  const [title, amount, until] = [titleOf(deal), money(offerPrice), moment(expiresAt)]
  if (by === 'agent')
    return {
      producer: letter({
        kind: 'counter-ending',
        subject: `The counter-offer for ${title} ends tomorrow`,
        name: producer.firstName,
        paragraphs: [
          `The agent’s counter-offer of ${amount} for ${title} waits for your answer until ${until}.`,
          `Afterwards you cannot agree to it any more. What you offered yourself is not touched by that. ${binding}`,
        ],
        tables: [proposedIn(deal)],
        action: room(deal, 'Answer it now'),
      }),
    }
  return {
    agent: letter({
      kind: 'round-ending',
      subject: `The offer for ${title} ends tomorrow`,
      name: agent.firstName,
      paragraphs: [
        `${producer.fullName ?? 'The producer'} offers ${amount} for ${title} until ${until}. You can accept it until then.`,
        'Then the offer expires, and you can accept it only if the producer renews it.',
      ],
      tables: [termsOf(deal, { from: true })],
      action: room(deal, 'Answer it now'),
    }),
    producer: letter({
      kind: 'round-ending-producer',
      subject: `Your offer for ${title} ends tomorrow unless the agent answers`,
      name: producer.firstName,
      paragraphs: [
        `The agent can accept your offer of ${amount} for ${title} until ${until}, and we have just reminded them.`,
        'If they do not, the offer expires then, the hold on your card is released, and nothing is charged.',
      ],
      tables: [termsOf(deal)],
      action: room(deal),
    }),
  }
}

/** The producer’s new terms stand, and their money is held. */
export function roundStandsLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [title, amount] = [titleOf(deal), money(offer.offerPrice)]
  const { expiresAt } = roundOf(deal)
  const until = expiresAt ?? offer.holdExpiresAt
  const open = until ? ` until ${moment(until)}` : ''
  return {
    agent: letter({
      kind: 'round-stands',
      subject: `The offer for ${title} now stands at ${amount}`,
      name: agent.firstName,
      paragraphs: [
        `${producer.fullName ?? 'The producer'} now offers ${amount} for an option of ${offer.optionPeriod} months on ${title}. The money is held on their card.`,
        `You can accept it${open}.`,
      ],
      ...messageOf(deal),
      tables: [termsOf(deal, { from: true })],
      action: room(deal, 'Review the offer'),
    }),
    producer: letter({
      kind: 'round-stands-producer',
      subject: `Your offer for ${title} now stands at ${amount}`,
      name: producer.firstName,
      paragraphs: [
        `Your new terms for ${title} have reached the agent: ${amount} for an option of ${offer.optionPeriod} months. They can accept them${open}.`,
        'The amount is held on your card. Nothing is charged until the agent accepts.',
      ],
      tables: [termsOf(deal)],
      action: room(deal),
    }),
  }
}

/** The hold of a round was not made, or let go: its producer alone knew of it. */
export function roundNotHeldLetters(deal: Deal): Correspondence {
  const { offer, producer } = deal
  const { reason, ...round } = roundOf(deal)
  const [title, amount] = [titleOf(deal), money(offer.offerPrice)]
  const asked = money(round.offerPrice)
  const stands = {
    pending: {
      subject: `The new hold was not made: your offer of ${amount} for ${title} stands`,
      now: `Your offer of ${amount} stands as before, and its money is held. You can propose the new terms again with another card.`,
    },
    accepted: {
      subject: `The new hold was let go: your offer of ${amount} for ${title} was accepted before`,
      now: `Your earlier offer of ${amount} was accepted meanwhile. Only that is charged; the hold of ${asked} is released.`,
    },
    expired: {
      subject: `The new hold was not made, and nothing is held for ${title}`,
      now: `Nothing is held for your offer of ${amount}. You can renew it there while the title is open to offers.`,
    },
  } as const
  const { subject, now } = stands[offer.status === 'accepted' || offer.status === 'expired' ? offer.status : 'pending']
  return {
    producer: letter({
      kind: 'round-not-held',
      subject,
      name: producer.firstName,
      paragraphs: [
        `The hold of ${asked} for your new terms for ${title} ${offer.status === 'accepted' ? 'is not needed any more' : 'was not made'}.${reason ? ` ${oneLine(reason)}` : ''}`,
        now,
      ],
      tables: [termsOf(deal)],
      action: room(deal),
    }),
  }
}
