import type { PlanAmount } from '@storyright/contracts/vocabulary'

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
/** `£216.00`; what a credit note takes away with a minus sign. */
export const money = (amount: number) => pounds.format(amount).replace('-', '−')

/** `£216.00, including £36.00 VAT,` */
export const withVat = ({ gross, vat }: PlanAmount) => `${money(gross)}, including ${money(vat)} VAT,`

interface Card {
  brand: string
  last4: string
}

/** `your Visa card ending in 4242` */
export function cardInWords(card: Card | null): string {
  if (!card) return 'your card'
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1)
  return `your ${brand} card ending in ${card.last4}`
}
