import { z } from 'zod'
import { changedMetadata, type Metadata } from '../objects/identifiers.ts'
import type { Price, Recurring } from '../objects/price.ts'
import type { TaxRate } from '../objects/tax-rate.ts'
import { text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import type { WantedItem } from './new-subscription.ts'

/** Tax rates by their ids; empty for none. */
export const rateIds = z.union([z.literal('').transform((): string[] => []), z.array(text).max(5)])

export const paymentSettings = z.strictObject({
  payment_method_types: z.tuple([z.literal('card')], 'Only cards are played here').exactOptional(),
  save_default_payment_method: z.enum(['off', 'on_subscription']).exactOptional(),
})

interface Asked {
  price: string
  quantity: number
  metadata?: Metadata | '' | undefined
  tax_rates?: string[] | undefined
}

export function readItems(work: Work, wanted: readonly Asked[]): WantedItem[] {
  const items = wanted.map((item, index) => ({
    price: recurringPrice(work, item.price, `items[${index}][price]`),
    quantity: item.quantity,
    metadata: changedMetadata({}, item.metadata),
    tax_rates: readTaxRates(work, item.tax_rates, `items[${index}][tax_rates]`),
  }))
  const [first] = items
  const isOther = ({ price }: WantedItem) =>
    price.currency !== first!.price.currency ||
    price.recurring.interval !== first!.price.recurring.interval ||
    price.recurring.interval_count !== first!.price.recurring.interval_count
  if (items.some(isOther))
    throw invalidRequest('All prices of a subscription need the same currency and interval here.', { param: 'items' })
  return items
}

function recurringPrice({ objects }: Work, id: string, param: string): Price & { recurring: Recurring } {
  const price = requireObject(objects, 'price', id, param)
  const { recurring } = price
  if (!recurring)
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    )
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, { param })
  return { ...price, recurring }
}

export function readTaxRates({ objects }: Work, ids: readonly string[] = [], param: string): TaxRate[] {
  return ids.map((id) => {
    const rate = requireObject(objects, 'tax_rate', id, param)
    if (!rate.active) throw invalidRequest(`The tax rate ${id} is inactive.`, { param })
    return rate
  })
}
