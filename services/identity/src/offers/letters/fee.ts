import { type FeeStep, feeWords } from '@storyright/contracts/vocabulary'
import { letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import { type Correspondence, type Deal, type Party, titleOf } from './deal.ts'
import { seeOffer } from './next-steps.ts'
import { termsOf } from './terms.ts'

/** Steps of the option fee after the acceptance; both sides get a letter. */
export function feeLetters(step: FeeStep) {
  return (deal: Deal): Correspondence => {
    const { offer } = deal
    const feeReturn = offer.feeReturn && {
      ...offer.feeReturn,
      note: offer.feeReturn.note && oneLine(offer.feeReturn.note),
    }
    const words = feeWords[step]({ ...offer, feeReturn, title: titleOf(deal) })
    const to = (party: Party, { head, text }: { head: string; text: string }, kind: string) =>
      letter({
        kind,
        subject: head,
        name: party.firstName,
        paragraphs: [`${head}.`, text],
        tables: [termsOf(deal, { from: party === deal.agent })],
        action:
          step === 'returned' && party === deal.agent
            ? { label: 'Read it and choose', url: party.pageUrl }
            : seeOffer(party),
      })
    const kind = `fee-${step.replaceAll('_', '-')}`
    return { producer: to(deal.producer, words.producer, kind), agent: to(deal.agent, words.agent, `${kind}-agent`) }
  }
}
