import type { Database } from './database.ts'
import type { Kind, Kinds, Timed } from './kinds.ts'

/** The requested part of a list; newest first. */
export interface Filter {
  customer?: string | undefined
  payment_intent?: string | undefined
  subscription?: string | undefined
  invoice?: string | undefined
  clock?: string | undefined
  /** Other fields of the object, each with the value, or one of the values, that it has to have. */
  matching?: Record<string, string | boolean | readonly string[] | undefined>
  createdFrom?: number | undefined
  createdTo?: number | undefined
  startingAfter?: string | undefined
  limit: number
}

export interface ObjectStore {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  list<K extends Kind>(kind: K, filter: Filter): Kinds[K][]
  save<K extends Kind>(object: Kinds[K], due?: number | null): void
  remove(id: string): void
  /** What is due first by a time, in unix seconds, by this test clock or by the real one. */
  firstDue(time: number, clock: string | null): { object: Timed; due: number } | undefined
  /** When the next thing happens by itself, by the real clock. */
  nextDue(): number | undefined
}

export function createObjectStore(database: Database): ObjectStore {
  const find = database.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?')
  const save = database.prepare(`
    INSERT INTO objects (id, kind, created, customer, payment_intent, subscription, invoice, clock, due, body)
    VALUES (:id, :kind, :created, :customer, :payment_intent, :subscription, :invoice, :clock, :due, :body)
    ON CONFLICT (id) DO UPDATE SET
      customer = excluded.customer, clock = excluded.clock, due = excluded.due, body = excluded.body`)
  const remove = database.prepare('DELETE FROM objects WHERE id = ?')
  const firstDue = database.prepare(
    'SELECT body, due FROM objects WHERE due <= ? AND clock IS ? ORDER BY due, seq LIMIT 1',
  )
  const nextDue = database.prepare('SELECT min(due) AS due FROM objects WHERE due IS NOT NULL AND clock IS NULL')
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
      const { id, created, object: kind } = object
      save.run({ id, kind, created, ...columnsOf(object), due, body: JSON.stringify(object) })
    },
    remove: (id) => void remove.run(id),
    firstDue(time, clock) {
      const row = firstDue.get(time, clock)
      return row && { object: parse<Timed>(row), due: row.due as number }
    },
    nextDue: () => (nextDue.get() as { due: number | null }).due ?? undefined,
  }
}

function conditionsOf(filter: Filter): [string, Record<string, string | number>] {
  const { createdFrom, createdTo, startingAfter, limit, matching = {}, ...equal } = filter
  const conditions: string[] = []
  const values: Record<string, string | number> = { limit }
  const add = (condition: string, name: string, value: string | number | undefined) => {
    if (value === undefined) return
    conditions.push(`AND ${condition}`)
    values[name] = value
  }
  for (const [name, value] of Object.entries(equal)) add(`${name} = :${name}`, name, value)
  for (const [name, allowed] of Object.entries(matching))
    add(
      `body ->> '$.${name}' IN (SELECT value FROM json_each(:any_${name}))`,
      `any_${name}`,
      allowed === undefined ? undefined : JSON.stringify(typeof allowed === 'object' ? allowed : [allowed]),
    )
  add('created >= :createdFrom', 'createdFrom', createdFrom)
  add('created <= :createdTo', 'createdTo', createdTo)
  add('seq < (SELECT seq FROM objects WHERE id = :startingAfter)', 'startingAfter', startingAfter)
  return [conditions.join(' '), values]
}

/** By what objects are found beside their own identifier. */
interface Columns {
  customer: string | null
  payment_intent: string | null
  subscription: string | null
  invoice: string | null
  /** The test clock whose time is the object's, rather than the real one. */
  clock: string | null
}

type Named = { customer?: string | null; payment_intent?: string | null; test_clock?: string | null }

function columnsOf(object: Kinds[keyof Kinds]): Columns {
  const { customer = null, payment_intent = null, test_clock: clock = null } = object as Named
  const plain = { customer, payment_intent, subscription: null, invoice: null, clock }
  if (object.object === 'invoice') return { ...plain, subscription: object.parent.subscription_details.subscription }
  if (object.object !== 'invoice_payment') return plain
  return { ...plain, invoice: object.invoice, payment_intent: object.payment.payment_intent }
}
