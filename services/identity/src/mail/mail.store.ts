import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../database.ts'
import type { Letter } from './letters/letter.ts'

/** A mail that waits to be sent. */
export interface WaitingMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  createdAt: Date
  attempts: number
}

export type MailStore = ReturnType<typeof createMailStore>

// Once a mail is gone nothing is kept of whom it went to and what it said: it may hold the only copy of a token.
const blank = { recipient: '', subject: '', text: '', html: '', nextAttemptAt: null }

/** The queue of mails. A claimed mail is hidden from other senders for as long as the claim lasts. */
export function createMailStore(db: Database) {
  return {
    async queue(tx: Tx, to: { id: string; email: string }, letter: Letter, now: Date): Promise<void> {
      await tx.mail.create({
        data: { ...letter, id: randomUUID(), personId: to.id, recipient: to.email, createdAt: now, nextAttemptAt: now },
      })
    },

    /** Forgets what still waits for this person. */
    async dropWaiting(tx: Tx, personId: string): Promise<void> {
      await tx.mail.updateMany({ where: { personId, nextAttemptAt: { not: null } }, data: blank })
    },

    claim: (limit: number, now: Date, until: Date) =>
      db.$queryRaw<WaitingMail[]>`
        UPDATE mails SET next_attempt_at = ${until}, attempts = attempts + 1
        WHERE id IN (
          SELECT id FROM mails WHERE next_attempt_at <= ${now}
          ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        )
        RETURNING id, recipient, subject, text, html, created_at AS "createdAt", attempts`,

    async markSent(id: string, sentAt: Date): Promise<void> {
      await db.mail.update({ where: { id }, data: { ...blank, sentAt } })
    },

    async tryAgainAt(id: string, nextAttemptAt: Date): Promise<void> {
      await db.mail.updateMany({ where: { id, nextAttemptAt: { not: null } }, data: { nextAttemptAt } })
    },

    async giveUp(id: string): Promise<void> {
      await db.mail.update({ where: { id }, data: blank })
    },
  }
}
