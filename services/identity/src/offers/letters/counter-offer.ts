import { longDay } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, titleOf, writerOf } from './deal.ts'
import { binding, messageOf, proposedIn, room, roundOf } from './round.ts'
import { termsOf } from './terms.ts'
import { moment, money } from './words.ts'

/** The agent proposes other terms: the producer answers. */
export function counterMadeLetters(deal: Deal): Correspondence {
  const { offer, producer } = deal
  const round = roundOf(deal)
  const [title, amount] = [titleOf(deal), money(round.offerPrice)]
  const until = round.expiresAt ? `, open until ${longDay(round.expiresAt)}` : ''
  const stands = offer.status === 'pending' ? ` Your offer of ${money(offer.offerPrice)} stands meanwhile.` : ''
  return {
    producer: letter({
      kind: 'counter-offer',
      subject: `A counter-offer for ${title}: ${amount}${until}`,
      name: producer.firstName,
      paragraphs: [
        `The agent proposes ${amount} for an option of ${round.optionPeriod} months on ${title}.${stands}`,
        `Agree, decline, or propose other terms${round.expiresAt ? ` until ${moment(round.expiresAt)}` : ''}. ${binding}`,
      ],
      ...messageOf(deal),
      tables: [proposedIn(deal)],
      action: room(deal, 'Read it and answer'),
    }),
  }
}

/** The producer agreed and the money is held: the agent may accept. */
export function counterAgreedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const [title, amount] = [titleOf(deal), money(offer.offerPrice)]
  const by = offer.holdExpiresAt ? `: accept by ${longDay(offer.holdExpiresAt)}` : ''
  const until = offer.holdExpiresAt ? ` until ${moment(offer.holdExpiresAt)}` : ''
  return {
    agent: letter({
      kind: 'counter-agreed',
      subject: `Your counter-offer for ${title} was agreed, and the money is held${by}`,
      name: agent.firstName,
      paragraphs: [
        `${producer.fullName ?? 'The producer'} agrees to your counter-offer of ${amount} for ${title}. The money is held on their card${until}.`,
        `It is yours to accept. ${binding}`,
      ],
      tables: [termsOf(deal, { from: true })],
      action: room(deal, 'Review and accept'),
    }),
    producer: letter({
      kind: 'counter-agreed-producer',
      subject: `You agreed to ${amount} for ${title}, and the money is held`,
      name: producer.firstName,
      paragraphs: [
        `The counter-offer of ${amount} for ${title} stands now, and the agent can accept it${until}.`,
        `Nothing is charged before that. ${binding}`,
      ],
      tables: [termsOf(deal)],
      action: room(deal),
    }),
  }
}

/** The agent reads why, if the producer said so. */
export function counterDeclinedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  const round = roundOf(deal)
  const title = titleOf(deal)
  const reason = round.reason && oneLine(round.reason)
  return {
    agent: letter({
      kind: 'counter-declined',
      subject: `Your counter-offer for ${title} was declined`,
      name: agent.firstName,
      paragraphs: [
        `${producer.fullName ?? 'The producer'} declined your counter-offer of ${money(round.offerPrice)} for ${title}.`,
        offer.status === 'pending'
          ? `Their offer of ${money(offer.offerPrice)} stands as before: you can accept it, reject it, or propose other terms.`
          : 'You can propose other terms.',
      ],
      ...(reason && { quote: { by: writerOf(producer, 'producer'), words: reason } }),
      tables: [termsOf(deal, { from: true })],
      action: room(deal),
    }),
  }
}

/** The agent took it back: there is nothing left for the producer to answer. */
export function counterWithdrawnLetters(deal: Deal): Correspondence {
  const { offer, producer } = deal
  const title = titleOf(deal)
  const stands = offer.status === 'pending' ? ` Your offer of ${money(offer.offerPrice)} stands as before.` : ''
  return {
    producer: letter({
      kind: 'counter-withdrawn',
      subject: `The counter-offer for ${title} was withdrawn`,
      name: producer.firstName,
      paragraphs: [
        `The agent has withdrawn the counter-offer of ${money(roundOf(deal).offerPrice)} for ${title}.${stands}`,
        'There is nothing for you to answer.',
      ],
      tables: [termsOf(deal)],
      action: room(deal),
    }),
  }
}
