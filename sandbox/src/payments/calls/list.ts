import { z } from 'zod'
import { type Answer, ok } from '../protocol/answer.ts'
import { common, text, wholeNumber } from '../protocol/params.ts'
import { missing } from '../protocol/provider-error.ts'
import type { Kind } from '../store/kinds.ts'
import type { Filter, ObjectStore } from '../store/object.store.ts'
import { present } from '../store/work.ts'

const limits = 'Invalid limit: it must be from 1 to 100'
const bounds = z.strictObject({
  gt: wholeNumber.optional(),
  gte: wholeNumber.optional(),
  lt: wholeNumber.optional(),
  lte: wholeNumber.optional(),
})

/** What every list can be asked for. */
export const page = {
  ...common,
  limit: wholeNumber.pipe(z.number().min(1, limits).max(100, limits)).default(10),
  starting_after: text.optional(),
  created: z.union([wholeNumber, bounds], { error: 'Invalid created: it must be a time or bounds of one' }).optional(),
}

type Page = z.output<z.ZodObject<typeof page>>
type Asked = Page & Pick<Filter, 'customer' | 'payment_intent' | 'subscription' | 'invoice' | 'clock' | 'matching'>

/** One page of a list, newest first. */
export function listPage(objects: ObjectStore, kind: Kind, url: string, asked: Asked): Answer {
  const { limit, starting_after: startingAfter, created, expand: _, key: __, ...by } = asked
  if (startingAfter !== undefined && !objects.find(kind, startingAfter))
    throw missing(kind, startingAfter, 'starting_after')
  const found = objects.list(kind, { ...by, startingAfter, ...period(created), limit: limit + 1 })
  return ok({ object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit).map(present) })
}

function period(created: Page['created']): { createdFrom?: number; createdTo?: number } {
  if (created === undefined) return {}
  if (typeof created === 'number') return { createdFrom: created, createdTo: created }
  const { gt = Number.NEGATIVE_INFINITY, gte = gt, lt = Number.POSITIVE_INFINITY, lte = lt } = created
  const from = Math.max(gte, gt + 1)
  const to = Math.min(lte, lt - 1)
  return { ...(Number.isFinite(from) && { createdFrom: from }), ...(Number.isFinite(to) && { createdTo: to }) }
}
