import { endedMoney, endedMoneyWords } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, titleOf, writerOf } from './deal.ts'
import { endingOf } from './endings.ts'
import { seeOffer } from './terms.ts'
import { money } from './words.ts'

/** Rejected or cancelled, for any reason. The agent is mailed only about offers that had reached them. */
export function endedLetters(deal: Deal): Correspondence {
  const { offer, producer, agent } = deal
  if (offer.endedBecause === null) throw new Error('an offer that has ended says why')
  const { toProducer, toAgent, next } = endingOf(offer.endedBecause)
  const what = `offer of ${money(offer.offerPrice)} for ${titleOf(deal)}`
  const charged = endedMoneyWords(offer)
  const isReleased = ['being_released', 'released'].includes(endedMoney(offer))
  const reason = offer.cancellationReason && oneLine(offer.cancellationReason)
  return {
    ...(toProducer && {
      producer: letter({
        kind: 'offer-ended',
        subject: `Your offer for ${titleOf(deal)} ${toProducer.happened}`,
        name: producer.firstName,
        paragraphs: [
          `Your ${what} ${toProducer.happened}. ${toProducer.why}`,
          `${charged.producer}${isReleased ? ' Your bank may take a few days to show it.' : ''}`,
        ],
        action: next(deal),
        also: seeOffer(producer),
      }),
    }),
    ...(toAgent &&
      offer.reachedAgent && {
        agent: letter({
          kind: 'offer-ended-agent',
          subject: `The offer for ${titleOf(deal)} ${toAgent.happened}`,
          name: agent.firstName,
          paragraphs: [
            `The ${what} ${toAgent.happened}. ${toAgent.why}`,
            `${charged.agent} There is nothing for you to do.`,
          ],
          ...(reason && { quote: { by: writerOf(producer, 'producer'), words: reason } }),
          action: seeOffer(agent),
        }),
      }),
  }
}
