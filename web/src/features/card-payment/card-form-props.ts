/** The props of a card form: the provider's elements, or our own for the sandbox. */
export interface CardFormProps {
  publishableKey: string
  /** Names the payment, and allows its confirmation from the browser. */
  clientSecret: string
  /** Where the bank redirects to after authentication. */
  returnUrl: string
  /** The label of the button. */
  label: string
  /** The provider has taken the card. */
  onPaid: () => void
  /** The result is unknown: asks the services once whether the hold is in place, and returns their answer. */
  onUnclear: () => Promise<boolean>
}

/** The states after a card was accepted: confirming again is refused, but that is no error. */
export const isTaken = (status: string | undefined) =>
  status === 'requires_capture' || status === 'processing' || status === 'succeeded'

export const unexpected = 'An unexpected error occurred.'
