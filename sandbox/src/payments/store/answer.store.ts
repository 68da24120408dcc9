import type { Answer } from '../api/answer.ts'
import type { Keyed } from '../api/idempotency.ts'
import type { Database } from './database.ts'

/** The first answer under an idempotency key, and what it answered. */
type FirstAnswer = Answer & Keyed

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
