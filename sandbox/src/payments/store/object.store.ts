import type { Charge } from '../objects/charge.ts'
import type { Customer } from '../objects/customer.ts'
import type { Dispute } from '../objects/dispute.ts'
import type { ProviderEvent } from '../objects/event.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Refund } from '../objects/refund.ts'
import type { Database } from './database.ts'

/** What the provider keeps, by the name that its objects carry. */
export interface Kinds {
  customer: Customer
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  event: ProviderEvent
}
export type Kind = keyof Kinds

/** The requested part of a list; newest first. */
export interface Filter {
  customer?: string | undefined
  payment_intent?: string | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
  startingAfter?: string | undefined
  limit: number
}

export interface ObjectStore {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  list<K extends Kind>(kind: K, filter: Filter): Kinds[K][]
  save<K extends Kind>(object: Kinds[K], due?: number | null): void
  /** The charges whose hold has ended by a time, in unix seconds. */
  dueBy(time: number): Charge[]
  nextDue(): number | undefined
}

type Columns = { customer?: string | null; payment_intent?: string | null }

export function createObjectStore(database: Database): ObjectStore {
  const find = database.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?')
  const save = database.prepare(`
    INSERT INTO objects (id, kind, created, customer, payment_intent, due, body)
    VALUES (:id, :kind, :created, :customer, :payment_intent, :due, :body)
    ON CONFLICT (id) DO UPDATE SET customer = excluded.customer, due = excluded.due, body = excluded.body`)
  const dueBy = database.prepare('SELECT body FROM objects WHERE due <= ? ORDER BY due LIMIT 500')
  const nextDue = database.prepare('SELECT min(due) AS due FROM objects WHERE due IS NOT NULL')
  const parse = <Shape>(row: unknown) => JSON.parse((row as { body: string }).body) as Shape
  return {
    find(kind, id) {
      const row = find.get(id, kind)
      return row && parse(row)
    },
    list(kind, filter) {
      const [conditions, values] = conditionsOf(filter)
      const sql = `SELECT body FROM objects WHERE kind = :kind ${conditions} ORDER BY seq DESC LIMIT :limit`
      return database
        .prepare(sql)
        .all({ kind, ...values })
        .map(parse<never>)
    },
    save(object, due = null) {
      const { customer = null, payment_intent = null } = object as Columns
      const { id, created, object: kind } = object
      save.run({ id, kind, created, customer, payment_intent, due, body: JSON.stringify(object) })
    },
    dueBy: (time) => dueBy.all(time).map(parse<Charge>),
    nextDue: () => (nextDue.get() as { due: number | null }).due ?? undefined,
  }
}

function conditionsOf(filter: Filter): [string, Record<string, string | number>] {
  const { createdFrom, createdTo, startingAfter, limit, ...equal } = filter
  const conditions: string[] = []
  const values: Record<string, string | number> = { limit }
  const add = (condition: string, name: string, value: string | number | undefined) => {
    if (value === undefined) return
    conditions.push(`AND ${condition}`)
    values[name] = value
  }
  for (const [name, value] of Object.entries(equal)) add(`${name} = :${name}`, name, value)
  add('created >= :createdFrom', 'createdFrom', createdFrom)
  add('created <= :createdTo', 'createdTo', createdTo)
  add('seq < (SELECT seq FROM objects WHERE id = :startingAfter)', 'startingAfter', startingAfter)
  return [conditions.join(' '), values]
}
