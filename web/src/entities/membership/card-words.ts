import type { Card } from '@storyright/contracts/http'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** "Visa ending in 4242, expires 08 / 29" */
export function cardWords({ brand, last4, expMonth, expYear }: Card) {
  const expiry = `${String(expMonth).padStart(2, '0')} / ${String(expYear % 100).padStart(2, '0')}`
  return `${brands[brand] ?? 'Card'} ending in ${last4}, expires ${expiry}`
}
