import { wholePounds } from './money.ts'
import type { FeeChoice, OfferSide } from './offer-options.ts'

/** What may happen to the fee of an accepted offer, as its two sides hear of it. */
export const feeSteps = ['returned', 'refund_failed', 'disputed', 'dispute_closed', 'kept'] as const
export type FeeStep = (typeof feeSteps)[number]

interface Fee {
  /** As it is quoted in a sentence. */
  title: string
  offerPrice: number
  /** Pounds that went back by now. */
  refundedAmount: number
  feeReturn: { by: string; choice: FeeChoice | null; note: string | null } | null
  optionEndedAt: string | null
}
interface Words {
  head: string
  text: string
}

const waits = 'Until then the option can be neither extended nor exercised.'
const cards = { producer: 'your card', agent: 'the producer’s card' } as const

/** The same words in notifications and letters. */
export const feeWords: Record<FeeStep, (fee: Fee) => Record<OfferSide, Words>> = {
  returned({ title, offerPrice, refundedAmount, feeReturn, optionEndedAt }) {
    const isOpen = feeReturn !== null && feeReturn.choice === null && optionEndedAt === null
    const amount =
      refundedAmount >= offerPrice ? 'The option fee' : `${wholePounds(refundedAmount)} of ${wholePounds(offerPrice)}`
    const head = (side: OfferSide) => `${amount} for ${title} was refunded to ${cards[side]}`
    const why = feeReturn?.by === 'dispute' ? 'The bank has decided the dispute of the payment. ' : ''
    const continues = optionEndedAt === null ? 'The option continues as before.' : 'The option had ended before.'
    return {
      producer: {
        head: head('producer'),
        text: `${why}${isOpen ? `The agent now chooses whether your option continues. ${waits}` : continues}`,
      },
      agent: {
        head: head('agent'),
        text: `${why}${isOpen ? `Please choose whether the option ends, which makes the title free again, or continues without the fee. ${waits}` : continues}`,
      },
    }
  },
  refund_failed({ title, feeReturn }) {
    const head = `A refund for ${title} did not reach the card`
    const continues = feeReturn === null ? ' The option continues as before.' : ''
    return {
      producer: {
        head,
        text: `Your bank sent it back to us. An administrator will sort it out and may ask you where to send it.${continues}`,
      },
      agent: { head, text: `The producer’s bank sent it back to us. An administrator will sort it out.${continues}` },
    }
  },
  disputed({ title }) {
    const head = `The payment of the option fee for ${title} is disputed`
    const until = 'Until the bank has decided, the option can be neither extended nor exercised.'
    return {
      producer: {
        head,
        text: `Your bank was asked to take it back. If that is a mistake, please tell your bank so. ${until}`,
      },
      agent: { head, text: `The producer’s bank was asked to take it back. We will reply to the bank. ${until}` },
    }
  },
  dispute_closed({ title }) {
    const words = {
      head: `The dispute of the option fee for ${title} is closed`,
      text: 'The payment stands, and the option continues as before.',
    }
    return { producer: words, agent: words }
  },
  kept({ title, feeReturn }) {
    const head = `The option on ${title} continues`
    const note = feeReturn?.note ? ` The note says: ${feeReturn.note}` : ''
    return {
      producer: {
        head,
        text: `The option fee was refunded to your card, and the agent keeps the option anyway.${note}`,
      },
      agent: {
        head,
        text: `The option fee was refunded to the producer’s card, and the option is kept anyway.${note}`,
      },
    }
  },
}
