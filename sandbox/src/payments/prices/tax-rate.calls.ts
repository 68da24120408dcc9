import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { changedMetadata, newId } from '../objects/identifiers.ts'
import type { TaxRate } from '../objects/tax-rate.ts'
import { ok } from '../protocol/answer.ts'
import { common, flag, metadata, noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/work.ts'

const path = '/tax_rates'

const createParams = z.strictObject({
  ...common,
  display_name: text.min(1).max(50),
  inclusive: flag,
  percentage: text
    .regex(/^\d{1,3}(\.\d{1,4})?$/, 'Invalid percentage: it must be a number with up to four decimals')
    .transform(Number)
    .pipe(z.number().max(100, 'Invalid percentage: it must be at most 100')),
  active: flag.default(true),
  country: text.length(2, 'Invalid country: it must be a two-letter code').optional(),
  description: text.optional(),
  jurisdiction: text.max(50).optional(),
  metadata: metadata.optional(),
  state: text.optional(),
  tax_type: text.optional(),
})

export const taxRateCalls = [
  defineCall({
    operation: 'tax_rates.create',
    method: 'POST',
    path,
    params: createParams,
    run({ objects, now }, { params }) {
      const rate = newTaxRate(params, now)
      objects.save(rate)
      return ok(rate)
    },
  }),
  defineCall({
    operation: 'tax_rates.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'tax_rate', id)),
  }),
  defineCall({
    operation: 'tax_rates.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      active: flag.optional(),
      inclusive: flag.optional(),
    }),
    run: ({ objects }, { params: { active, inclusive, ...rest } }) =>
      listPage(objects, 'tax_rate', '/v1/tax_rates', {
        ...rest,
        matching: { active, inclusive },
      }),
  }),
]

const newTaxRate = (given: z.output<typeof createParams>, now: number): TaxRate => ({
  id: newId('txr'),
  object: 'tax_rate',
  active: given.active,
  country: given.country ?? null,
  created: now,
  description: given.description ?? null,
  display_name: given.display_name,
  effective_percentage: given.percentage,
  flat_amount: null,
  inclusive: given.inclusive,
  jurisdiction: given.jurisdiction ?? null,
  jurisdiction_level: null,
  livemode: false,
  metadata: changedMetadata({}, given.metadata),
  percentage: given.percentage,
  rate_type: 'percentage',
  state: given.state ?? null,
  tax_type: given.tax_type ?? null,
})
