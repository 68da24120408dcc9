/** What every form for a card takes, whoever makes it: the provider's own elements, or ours for the sandbox. */
export interface CardFormProps {
  publishableKey: string
  /** Names the payment, and allows its confirmation from the browser. */
  clientSecret: string
  /** Where the bank sends the reader back to, if it wants to see them. */
  returnUrl: string
  /** On the button: what paying does. */
  label: string
  /** The provider has taken the card. */
  onPaid: () => void
  /** Nobody knows whether the provider has taken the card: asks the services once; answers whether they saw it taken. */
  onUnclear: () => Promise<boolean>
}

/** The states of a payment whose card was taken: whoever confirms it again is refused, though nothing is amiss. */
export const isTaken = (status: string | undefined) =>
  status === 'requires_capture' || status === 'processing' || status === 'succeeded'

export const unexpected = 'An unexpected error occurred.'
