import type { z } from 'zod'
import type { Invoice } from '../objects/invoice.ts'
import type { Answer } from '../protocol/answer.ts'
import type { Caller } from '../protocol/keys.ts'
import { readParams } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import type { Kind } from '../store/kinds.ts'
import type { ObjectStore } from '../store/object.store.ts'
import { present, type Work } from '../store/work.ts'

/** What a call is given beside its parameters. */
export interface Asked<Params> {
  params: Params
  /** The one in the address, if it has one. */
  id: string
  caller: Caller
  /** Where the asker reached the sandbox, for links to its own pages. */
  origin: string
}

/** One call of the provider's API. */
export interface Call {
  /** The name by which faults and the log know it. */
  operation: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** May be made from a browser, with the publishable key and a client secret. */
  forBrowsers: boolean
  /** Reads the parameters at once, so that what is malformed is refused before anything happens. */
  prepare(given: unknown, about: Omit<Asked<unknown>, 'params'>): (work: Work) => Answer
}

interface Definition<Params> {
  operation: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  params: z.ZodType<Params>
  forBrowsers?: boolean
  run(work: Work, asked: Asked<Params>): Answer
}

/** Declares a call; its answer's objects are expanded as the caller wished. */
export function defineCall<Params extends { expand: string[] }>({
  params: schema,
  run,
  forBrowsers = false,
  ...rest
}: Definition<Params>): Call {
  return {
    ...rest,
    forBrowsers,
    prepare(given, about) {
      const params = readParams(schema, given)
      return (work) => {
        const answer = run(work, { ...about, params })
        if (answer.status !== 200) return answer
        return { ...answer, body: expand(work.objects, answer.body, params.expand) }
      }
    },
  }
}

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
function expand(objects: ObjectStore, body: unknown, paths: readonly string[]): unknown {
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

const MOST = 10

/** What an invoice shows only when it is asked for. */
const includable: Record<string, (objects: ObjectStore, invoice: Invoice) => object | null> = {
  /** With this a browser pays. */
  confirmation_secret(objects, { id }) {
    const [newest] = objects.list('invoice_payment', { invoice: id, limit: 1 })
    const intent = newest && objects.find('payment_intent', newest.payment.payment_intent)
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  payments(objects, { id }) {
    const data = objects.list('invoice_payment', { invoice: id, limit: MOST })
    return { object: 'list', url: '/v1/invoice_payments', has_more: false, data }
  },
}
