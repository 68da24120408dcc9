import { type PlanAmount, poundsAndPence } from '@storyright/contracts/vocabulary'

/** `£216.00, including £36.00 VAT,` */
export const withVat = ({ gross, vat }: PlanAmount) => `${poundsAndPence(gross)}, including ${poundsAndPence(vat)} VAT,`

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
