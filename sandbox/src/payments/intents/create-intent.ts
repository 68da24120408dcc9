import { z } from 'zod'
import type { Asked } from '../calls/call.ts'
import { captureMethods } from '../objects/payment-intent.ts'
import { type Answer, ok } from '../protocol/answer.ts'
import { automaticMethods, common, currency, metadata, text, wholeNumber } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/require.ts'
import type { Work } from '../store/work.ts'
import { newIntent } from './new-intent.ts'

const SMALLEST = 30
const LARGEST = 99_999_999

/** What a bank statement can show after the account's own prefix. */
const statementSuffix = text
  .regex(/^.{1,22}$/, 'Invalid statement_descriptor_suffix: it must be from 1 to 22 characters')
  .regex(/[a-z]/i, 'Invalid statement_descriptor_suffix: it must contain at least one letter')
  .regex(/^[^<>\\'"*]*$/, 'Invalid statement_descriptor_suffix: it must not contain any of < > \\ \' " *')

export const createParams = z.strictObject({
  ...common,
  amount: wholeNumber,
  currency,
  capture_method: z.enum(captureMethods).default('automatic_async'),
  customer: text.exactOptional(),
  description: text.exactOptional(),
  metadata: metadata.default({}),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).exactOptional(),
  automatic_payment_methods: automaticMethods.exactOptional(),
  statement_descriptor_suffix: statementSuffix.exactOptional(),
})
type Params = z.output<typeof createParams>

/** Opens a payment. */
export function createIntent(work: Work, { params: { expand: _, key: __, ...params } }: Asked<Params>): Answer {
  requireAmount(params.amount)
  if (params.customer !== undefined) requireObject(work.objects, 'customer', params.customer, 'customer')
  const intent = newIntent(params, work.now)
  work.objects.save(intent)
  work.emit('payment_intent.created', intent)
  return ok(intent)
}

function requireAmount(amount: number): void {
  if (amount < SMALLEST)
    throw invalidRequest('Amount must be at least 30 pence', { code: 'amount_too_small', param: 'amount' })
  if (amount > LARGEST)
    throw invalidRequest('Amount must be no more than £999,999.99', { code: 'amount_too_large', param: 'amount' })
}
