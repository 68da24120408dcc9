import type { OfferStatus, Settlement } from '@storyright/contracts/vocabulary'
import { settlementLabels } from '../../entities/offer/discrepancy-labels.ts'

/** How the offer stands that a difference is about. */
export const standing: Record<OfferStatus, string> = {
  pending: 'The offer is still pending.',
  accepted: 'The offer is accepted.',
  rejected: 'The offer was rejected.',
  cancelled: 'The offer was cancelled.',
  expired: 'The offer has expired.',
}

/** How a difference can be settled, what that does, and what is said afterwards. */
export const settlementWords: Record<Settlement, { label: string; effect: string; done: string }> = {
  refund: {
    label: settlementLabels.refund,
    effect: 'What is left of the payment goes back to the card. An offer that was not accepted ends.',
    done: 'The money goes back to the card.',
  },
  accept: {
    label: settlementLabels.accept,
    effect: 'The offer is accepted on the agent’s behalf, on its own terms, and the agreement is drawn up.',
    done: 'The offer is accepted.',
  },
  end_option: {
    label: settlementLabels.end_option,
    effect: 'The option ends on the agent’s behalf, and the title is free again. We notify both sides.',
    done: 'The option has ended.',
  },
  keep_option: {
    label: settlementLabels.keep_option,
    effect: 'The option continues without its fee, on the agent’s behalf. We notify both sides, with your reason.',
    done: 'The option continues.',
  },
  noted: {
    label: settlementLabels.noted,
    effect: 'Nothing is done here: it was settled with the card provider or the people concerned.',
    done: 'It is noted as settled.',
  },
}
