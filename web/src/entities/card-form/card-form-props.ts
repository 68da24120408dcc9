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
  /** The provider has taken the card. */
  onTaken: () => void
  /** The result is unknown: asks the services once whether the card was taken, and returns their answer. */
  onUnclear: () => Promise<boolean>
  /** Told of what also stands below the fields: why the card was refused, or that something unexpected happened. */
  onFault?: (fault: CardFault) => void
}

/** The sentence about a refused card, or the one about a result that nobody knows. */
export type CardFault = { refused: string } | { unclear: string }
/** The card is accepted, or it is not. */
export type CardOutcome = { taken: true } | CardFault

export function messageOf(fault: CardFault) {
  return 'refused' in fault ? fault.refused : fault.unclear
}

/** The states after a card was accepted: confirming again is refused, but that is no error. */
export const isTaken = (status: string | undefined) =>
  status === 'requires_capture' || status === 'processing' || status === 'succeeded'

export const unexpected = 'An unexpected error occurred.'
/** Nobody knows why, or what has become of it. */
export const isUnexpected = (fault: CardFault) => 'unclear' in fault || fault.refused === unexpected
