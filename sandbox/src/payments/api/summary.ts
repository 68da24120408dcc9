import { lastDigits } from '../cards/card-number.ts'

type Fields = Record<string, unknown>

const NOTHING = '–'

/** A request in one line for the log: which object, how much, which card; never a number or a secret. */
export function summaryOf(id: string, params: Fields): string {
  const parts = [id, moneyOf(params), methodOf(params)].filter(Boolean)
  return parts.join(', ') || NOTHING
}

/** A summary that names what was made, where the request could not name it yet. */
export function withMadeId(summary: string, body: unknown): string {
  const { id } = body as { id?: unknown }
  if (typeof id !== 'string' || summary.includes(id)) return summary
  return summary === NOTHING ? id : `${id}, ${summary}`
}

function moneyOf({ amount, currency }: Fields): string {
  if (typeof amount !== 'string' || !/^\d{1,12}$/.test(amount)) return ''
  const value = (Number(amount) / 100).toFixed(2)
  return typeof currency === 'string' ? `${value} ${currency.toUpperCase().slice(0, 3)}` : value
}

function methodOf({ payment_method: named, payment_method_data: data }: Fields): string {
  if (typeof named === 'string' && /^pm_\w{1,50}$/.test(named)) return named
  const number = ((data as Fields | undefined)?.card as Fields | undefined)?.number
  return typeof number === 'string' ? `card ending in ${lastDigits(number)}` : ''
}
