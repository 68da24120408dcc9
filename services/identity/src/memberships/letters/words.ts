import type { PlanAmount } from '@storyright/contracts/vocabulary'

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
// The locale abbreviates September to four letters; the rest of the product has three.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayIn = (timeZone: string) => {
  const numbers = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' })
  return (at: string) => {
    const part = Object.fromEntries(numbers.formatToParts(new Date(at)).map(({ type, value }) => [type, Number(value)]))
    return `${part.day} ${months[part.month! - 1]} ${part.year}`
  }
}

/** `21 Nov 2026`, in London. */
export const day = dayIn('Europe/London')

/** The same in UTC, as documents have their dates. */
export const documentDay = dayIn('UTC')

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
