import { invalidRequest } from '../protocol/provider-error.ts'
import type { Kind, ObjectStore } from '../store/object.store.ts'
import { present } from '../store/present.ts'

const kindOf: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  customer: 'customer',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
}

type Fields = Record<string, unknown>

/** Puts whole objects where an answer names them, as `expand[]` asks, such as `latest_charge` or `data.latest_charge`. */
export function expand(objects: ObjectStore, body: unknown, paths: readonly string[]): unknown {
  return paths.reduce((whole, path) => expandOne(objects, whole as Fields, path.split('.')), body)
}

function expandOne(objects: ObjectStore, body: Fields, [name = '', ...rest]: string[]): Fields {
  if (body.object === 'list' && name === 'data')
    return { ...body, data: (body.data as Fields[]).map((each) => expandOne(objects, each, rest)) }
  const kind = kindOf[name]
  if (!kind || !(name in body))
    throw invalidRequest(`This property cannot be expanded (${name.slice(0, 100)}).`, { param: 'expand' })
  const named = body[name]
  const found = typeof named === 'string' ? presented(objects, kind, named) : (named as Fields | null)
  if (!found) return body
  return { ...body, [name]: rest.length > 0 ? expandOne(objects, found, rest) : found }
}

function presented(objects: ObjectStore, kind: Kind, id: string): Fields | undefined {
  const found = objects.find(kind, id)
  return found && (present(found) as object as Fields)
}
