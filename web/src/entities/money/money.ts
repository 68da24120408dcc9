export type Currency = 'GBP' | 'USD' | 'EUR'

const whole = new Map<Currency, Intl.NumberFormat>()
const exact = new Map<Currency, Intl.NumberFormat>()

function formatter(currency: Currency, digits: 0 | 2) {
  const known = digits === 0 ? whole : exact
  let found = known.get(currency)
  if (!found) {
    found = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    known.set(currency, found)
  }
  return found
}

/** £12,500; pence only when there are any. */
export function money(amount: number, currency: Currency = 'GBP') {
  return formatter(currency, Number.isInteger(amount) ? 0 : 2).format(amount)
}

/** £216.00: the price of a thing that is bought here, with its pence. */
export const exactMoney = (amount: number, currency: Currency = 'GBP') => formatter(currency, 2).format(amount)

const steps = [
  { from: 1e9, letter: 'bn' },
  { from: 1e6, letter: 'm' },
  { from: 1e3, letter: 'k' },
] as const

/** £64.2m: for totals read at a glance. */
export function shortMoney(amount: number, currency: Currency = 'GBP') {
  // 999,960 would round to 1000.0k, so the next step begins a little before its full value.
  const step = steps.find(({ from }) => Math.abs(amount) >= from * 0.99995)
  if (!step) return money(Math.round(amount), currency)
  const figure = formatter(currency, 2).formatToParts(amount / step.from)
  const symbol = figure.find(({ type }) => type === 'currency')?.value ?? ''
  const value = (Math.abs(amount) / step.from).toFixed(1).replace(/\.0$/, '')
  return `${amount < 0 ? '-' : ''}${symbol}${value}${step.letter}`
}

export type PriceRange = { min?: Amount; max?: Amount }
type Amount = number | string | null | undefined

// Amounts may arrive as text.
const known = (amount: Amount) => {
  const value = amount === null || amount === undefined || amount === '' ? Number.NaN : Number(amount)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

/** "£18,000 - £65,000": the one way in which a range of money is written; one amount where both ends agree. */
export const moneyRange = (low: number, high: number, currency: Currency = 'GBP') =>
  low === high ? money(low, currency) : `${money(low, currency)} - ${money(high, currency)}`

/** A range of prices, or "Contact for pricing" when the agent named none. */
export function priceRange({ min, max }: PriceRange, currency: Currency = 'GBP') {
  const [low, high] = [known(min), known(max)]
  if (low === undefined && high === undefined) return 'Contact for pricing'
  return moneyRange((low ?? high)!, (high ?? low)!, currency)
}
