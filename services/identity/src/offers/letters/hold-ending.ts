import { letter } from '../../mail/letters/letter.ts'
import { type Correspondence, type Deal, titleOf } from './deal.ts'
import { moment, money, timeLeft } from './words.ts'

/** The hold is about to run out. Nothing when it has meanwhile: another letter says so. */
export function holdEndingLetters(deal: Deal): Correspondence {
  const { offer, agent, now } = deal
  const left = offer.holdExpiresAt && timeLeft(now, offer.holdExpiresAt)
  if (!offer.holdExpiresAt || !left) return {}
  return {
    agent: letter({
      kind: 'offer-hold-ending',
      subject: `The offer for ${titleOf(deal)} ends in ${left}`,
      name: agent.firstName,
      paragraphs: [
        `The offer of ${money(offer.offerPrice)} for ${titleOf(deal)} is waiting for your decision.`,
        `The hold on the producer’s card ends in ${left}, on ${moment(offer.holdExpiresAt)}. After that you can accept the offer only if the producer renews it.`,
      ],
      action: { label: 'Review the offer', url: agent.pageUrl },
    }),
  }
}
