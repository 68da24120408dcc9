import { z } from 'zod'
import { type Asked, defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { changedMetadata, newId } from '../objects/identifiers.ts'
import { intervals, type Price, taxBehaviours } from '../objects/price.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, currency, flag, metadata, noParams, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject, type Work } from '../store/work.ts'
import { newProduct, productDetails } from './product.calls.ts'

const LARGEST = 99_999_999

const createParams = z.strictObject({
  ...common,
  currency,
  unit_amount: wholeNumber.pipe(z.number().min(1, 'Invalid unit_amount: it must be from 1').max(LARGEST)),
  product: text.optional(),
  product_data: z.strictObject({ ...productDetails, id: text.min(1).exactOptional() }).optional(),
  active: flag.default(true),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: flag.default(false),
  nickname: text.optional(),
  recurring: z
    .strictObject({
      interval: z.enum(intervals),
      interval_count: wholeNumber.pipe(z.number().min(1).max(365)).default(1),
      usage_type: z.literal('licensed').default('licensed'),
    })
    .optional(),
  tax_behavior: z.enum(taxBehaviours).default('unspecified'),
  metadata: metadata.optional(),
})
type Params = z.output<typeof createParams>

function createPrice(work: Work, { params }: Asked<Params>): Answer {
  const product = productOf(work, params)
  if (params.lookup_key !== undefined) releaseLookupKey(work, params.lookup_key, params.transfer_lookup_key)
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: params.active,
    billing_scheme: 'per_unit',
    created: work.now,
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: changedMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: params.recurring ? { ...params.recurring, meter: null, trial_period_days: null } : null,
    tax_behavior: params.tax_behavior,
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  }
  work.objects.save(price)
  return ok(price)
}

function productOf({ objects, now }: Work, { product, product_data: data }: Params): string {
  if (product !== undefined) return requireObject(objects, 'product', product, 'product').id
  if (!data) throw invalidRequest('Missing required param: product.', { code: 'parameter_missing', param: 'product' })
  const made = newProduct(data, now)
  objects.save(made)
  return made.id
}

/** A key names one price: another one gets it only when that is asked for. */
function releaseLookupKey({ objects }: Work, key: string, isTransferred: boolean): void {
  const [holder] = objects.list('price', { matching: { lookup_key: [key] }, limit: 1 })
  if (!holder) return
  if (!isTransferred)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
  objects.save({ ...holder, lookup_key: null })
}

const path = '/prices'

export const priceCalls = [
  defineCall({ operation: 'prices.create', method: 'POST', path, params: createParams, run: createPrice }),
  defineCall({
    operation: 'prices.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'price', id)),
  }),
  defineCall({
    operation: 'prices.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      active: flag.optional(),
      currency: text.optional(),
      lookup_keys: z.array(text).max(10, 'Up to 10 lookup keys can be asked for').optional(),
      product: text.optional(),
      type: z.enum(['recurring', 'one_time']).optional(),
    }),
    run: ({ objects }, { params: { active, currency, lookup_keys, product, type, ...rest } }) =>
      listPage(objects, 'price', '/v1/prices', {
        ...rest,
        matching: {
          active,
          currency,
          lookup_key: lookup_keys,
          product,
          type,
        },
      }),
  }),
]
