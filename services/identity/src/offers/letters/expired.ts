import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { seeOffer } from './next-steps.ts'
import { money } from './words.ts'

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
