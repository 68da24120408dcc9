import type { Invoice } from '../objects/invoice.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { Kind } from '../store/kinds.ts'
import type { ObjectStore } from '../store/object.store.ts'
import { present } from '../store/present.ts'
import { includable } from './include.ts'

const kindOf: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  customer: 'customer',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  default_payment_method: 'payment_method',
  invoice: 'invoice',
  latest_invoice: 'invoice',
  subscription: 'subscription',
  product: 'product',
  test_clock: 'test_helpers.test_clock',
}
const DEEPEST = 4

type Fields = Record<string, unknown>

/** Puts whole objects where an answer names them, as `expand[]` asks, such as `latest_charge` or `data.latest_charge`. */
export function expand(objects: ObjectStore, body: unknown, paths: readonly string[]): unknown {
  return paths.reduce((whole, path) => {
    const names = path.split('.')
    if (names.length > DEEPEST) throw refused(`You cannot expand more than ${DEEPEST} levels of a property`, path)
    return expandOne(objects, whole as Fields, names)
  }, body)
}

function expandOne(objects: ObjectStore, body: Fields, [name = '', ...rest]: string[]): Fields {
  const deeper = (found: Fields) => (rest.length > 0 ? expandOne(objects, found, rest) : found)
  if (body.object === 'list' && name === 'data') return { ...body, data: (body.data as Fields[]).map(deeper) }
  if (body.object === 'invoice' && Object.hasOwn(includable, name)) {
    const included = body[name] ?? includable[name]!(objects, body as object as Invoice)
    return { ...body, [name]: included && deeper(included as Fields) }
  }
  const named = body[name]
  // What stands there whole already, such as the details of a parent, is only passed through.
  if (typeof named === 'object' && named !== null && rest.length > 0)
    return { ...body, [name]: deeper(named as Fields) }
  const kind = kindOf[name]
  if (!kind || !(name in body)) throw refused('This property cannot be expanded', name)
  const found = typeof named === 'string' ? presented(objects, kind, named) : undefined
  return found ? { ...body, [name]: deeper(found) } : body
}

function presented(objects: ObjectStore, kind: Kind, id: string): Fields | undefined {
  const found = objects.find(kind, id)
  return found && (present(found) as object as Fields)
}

const refused = (why: string, what: string) => invalidRequest(`${why} (${what.slice(0, 100)}).`, { param: 'expand' })
