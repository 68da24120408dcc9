import { lastDigits } from './card-number.ts'

type Fields = Record<string, unknown>

/** Parameters as they may be kept: of a card that was typed in, the last four digits only. */
export function masked(params: Fields): Fields {
  const data = params.payment_method_data as Fields | undefined
  const card = typeof data === 'object' ? (data.card as Fields | undefined) : undefined
  if (typeof card !== 'object') return params
  const { number, cvc: _, ...rest } = card
  return {
    ...params,
    payment_method_data: { ...data, card: { ...rest, last4: typeof number === 'string' ? lastDigits(number) : '' } },
  }
}
