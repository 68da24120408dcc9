import type { Database } from './database.ts'

/** One request under a key. A key is used up for the whole account, by one endpoint and one set of parameters. */
export interface Keyed {
  key: string
  endpoint: string
  fingerprint: string
}

/** The first answer under an idempotency key, and what it answered. */
interface FirstAnswer extends Keyed {
  status: number
  body: unknown
}

export interface AnswerStore {
  find(key: string, since: number): FirstAnswer | undefined
  keep(answer: FirstAnswer, at: number): void
}

export function createAnswerStore(database: Database): AnswerStore {
  const find = database.prepare(
    'SELECT key, endpoint, fingerprint, status, body FROM first_answers WHERE key = ? AND at >= ?',
  )
  const keep = database.prepare(
    'INSERT OR REPLACE INTO first_answers (key, endpoint, fingerprint, status, body, at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  return {
    find(key, since) {
      const row = find.get(key, since) as (Omit<FirstAnswer, 'body'> & { body: string }) | undefined
      return row && { ...row, body: JSON.parse(row.body) }
    },
    keep: ({ key, endpoint, fingerprint, status, body }, at) =>
      void keep.run(key, endpoint, fingerprint, status, JSON.stringify(body), at),
  }
}
