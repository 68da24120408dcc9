import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { seeOffer } from './next-steps.ts'
import { money } from './words.ts'

/** The hold has run out before the agent decided. */
export function expiredLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  if (!offer.reachedAgent) return {}
  const what = `offer of ${money(offer.offerPrice)} for ${titleOf(deal)}`
  return {
    producer: letter({
      kind: 'offer-expired',
      subject: `Your offer for ${titleOf(deal)} has expired`,
      name: producer.firstName,
      paragraphs: [
        `The hold on your card for your ${what} has run out before the agent decided. Nothing has been charged.`,
        'If you still want the option, you can renew the offer there while the title is open to offers: the same terms, and a new hold.',
      ],
      action: seeOffer(producer),
    }),
    agent: letter({
      kind: 'offer-expired-agent',
      subject: `The offer for ${titleOf(deal)} has expired`,
      name: agent.firstName,
      paragraphs: [
        `The hold on the producer’s card for the ${what} has run out, so the offer can no longer be accepted.`,
        'The producer may renew it. We will write to you if that happens.',
      ],
      action: seeOffer(agent),
    }),
  }
}
