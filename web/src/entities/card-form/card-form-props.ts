import type { SavedCard } from '@storyright/contracts/http'
import { paymentSentence } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'

/** The props of a card form: the provider's elements, or our own for the sandbox. */
export interface CardFormProps {
  publishableKey: string
  /** Names what the card is for, a payment or later ones, and allows its confirmation from the browser. */
  clientSecret: string
  /** Where the bank redirects to after authentication. */
  returnUrl: string
  /** The label of the button, and what is to be known beside it. */
  label: string
  remark?: ReactNode
  /** Where the payment has a card already that the bank wants confirmed: the label of the button that does so. */
  onFile?: string
  /** The reader's own cards that the provider keeps: one of them may be used instead of what is typed in. */
  saved?: SavedCards
  /** The card that is typed in may be kept for later, if the reader wants that. */
  canKeep?: boolean
  /** The provider has taken the card. */
  onTaken: () => void
  /** The result is unknown: asks the services once whether the card was taken, and returns their answer. */
  onUnclear: () => Promise<boolean>
  /** Told of what also stands below the fields: why the card was refused, or that something unexpected happened. */
  onFault?: (fault: CardFault) => void
}

export interface SavedCards {
  cards: readonly SavedCard[]
  onRemove: (card: SavedCard) => void
  isRemoving: boolean
}

/** Our sentence about a refused card, with the provider's own message if it was meant for people; or a result that nobody knows. */
export type CardFault = { refused: string; provider?: string } | { unclear: string }
/** The card is accepted, or it is not. */
export type CardOutcome = { taken: true } | CardFault

/** What is shown: the provider's message first, ours beneath. */
export function linesOf(fault: CardFault): string[] {
  if ('unclear' in fault) return [fault.unclear]
  const { refused, provider } = fault
  return provider && provider !== refused ? [provider, refused] : [refused]
}

interface ProviderSaid {
  type?: string | undefined
  code?: string | undefined
  decline_code?: string | undefined
  message?: string | undefined
}

/** Only what the provider says of a card is written for its holder; its other messages are for programmers. */
export function refusedBy({ type, code, decline_code: declineCode, message }: ProviderSaid): CardFault {
  const refused = code ? paymentSentence({ code, declineCode }) : unexpected
  return type === 'card_error' && message ? { refused, provider: message } : { refused }
}

/** The states after a card was accepted: confirming again is refused, but that is no error. */
export const isTaken = (status: string | undefined) =>
  status === 'requires_capture' || status === 'processing' || status === 'succeeded'

export const unexpected = 'An unexpected error occurred.'
/** Nobody knows why, or what has become of it. */
export const isUnexpected = (fault: CardFault) => 'unclear' in fault || fault.refused === unexpected
