import type { Answer } from '../api/answer.ts'
import type { Database } from './database.ts'

/** The first answer under an idempotency key, and what it answered. */
interface FirstAnswer extends Answer {
  fingerprint: string
}

export interface AnswerStore {
  find(scope: string, since: number): FirstAnswer | undefined
  keep(scope: string, answer: FirstAnswer, at: number): void
}

export function createAnswerStore(database: Database): AnswerStore {
  const find = database.prepare('SELECT fingerprint, status, body FROM answers WHERE scope = ? AND at >= ?')
  const keep = database.prepare(
    'INSERT OR REPLACE INTO answers (scope, fingerprint, status, body, at) VALUES (?, ?, ?, ?, ?)',
  )
  return {
    find(scope, since) {
      const row = find.get(scope, since) as { fingerprint: string; status: number; body: string } | undefined
      return row && { ...row, body: JSON.parse(row.body) }
    },
    keep: (scope, { fingerprint, status, body }, at) =>
      void keep.run(scope, fingerprint, status, JSON.stringify(body), at),
  }
}
