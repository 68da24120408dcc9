import { randomUUID } from 'node:crypto'
import { traceHere } from '@storyright/service-kit/telemetry'
import type { Database, Tx } from '../database.ts'
import { hashToken } from '../secrets/token.ts'
import type { Letter } from './letters/letter.ts'

/** A mail that waits to be sent. */
export interface WaitingMail {
  id: string
  /** `null` when the account has no address any more. */
  recipient: string | null
  /** Whether the link that it carries still holds; true when there is none. */
  holds: boolean
  subject: string
  text: string
  html: string
  /** Where such mails end, of one that can be switched off. */
  unsubscribeUrl: string | null
  createdAt: Date
  attempts: number
  /** Where it was written, in a trace. */
  traceparent: string | null
}

interface Addressee {
  id: string
  email: string
}

export type MailStore = ReturnType<typeof createMailStore>

// Once a mail is gone neither its recipient nor its text is kept: it may hold the only copy of a token.
const blank = {
  recipient: null,
  linkHash: null,
  subject: '',
  text: '',
  html: '',
  unsubscribeUrl: null,
  nextAttemptAt: null,
}

const queued = (now: Date) => ({
  id: randomUUID(),
  createdAt: now,
  nextAttemptAt: now,
  traceparent: traceHere() ?? null,
})

/** The queue of mails. A claimed mail is hidden from other senders for as long as the claim lasts. */
export function createMailStore(db: Database) {
  return {
    /** To the address that the account will have when the mail is sent. */
    async queue(tx: Tx, to: { id: string }, letter: Letter, now: Date): Promise<void> {
      await tx.mail.create({
        data: { ...letter, ...queued(now), personId: to.id },
      })
    },

    /** The same, a letter to each. */
    async queueAll(tx: Tx, mails: { to: { id: string }; letter: Letter }[], now: Date): Promise<void> {
      const data = mails.map(({ to, letter }) => ({
        ...letter,
        ...queued(now),
        personId: to.id,
      }))
      await tx.mail.createMany({ data })
    },

    /** To this address, whichever the account has by then; with a link's token, only as long as that holds. */
    async queueTo(tx: Tx, to: Addressee, letter: Letter, now: Date, token?: string): Promise<void> {
      const linkHash = token === undefined ? null : hashToken(token)
      const addressed = { personId: to.id, recipient: to.email, linkHash }
      await tx.mail.create({
        data: { ...letter, ...addressed, ...queued(now) },
      })
    },

    /** Forgets what still waits for this person. */
    async dropWaiting(tx: Tx, personId: string): Promise<void> {
      await tx.mail.updateMany({ where: { personId, nextAttemptAt: { not: null } }, data: blank })
    },

    /**
     * The time of a link in a mail begins as the mail leaves: however long it waited, what it promises is true. What can
     * be switched off lets everything else go first: thousands of daily mails at eight do not delay a password reset.
     */
    claim: (limit: number, now: Date, until: Date) =>
      db.$queryRaw<WaitingMail[]>`
        WITH claimed AS (
          UPDATE mails SET next_attempt_at = ${until}, attempts = attempts + 1
          WHERE id IN (
            SELECT id FROM mails WHERE next_attempt_at <= ${now}
            ORDER BY unsubscribe_url IS NOT NULL, next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
          )
          RETURNING *
        ), renewed AS (
          UPDATE links SET created_at = ${now}, expires_at = ${now}::timestamptz + (expires_at - created_at)
          WHERE token_hash IN (
            SELECT token_hash FROM links JOIN claimed ON token_hash = link_hash
            WHERE purpose <> 'undo' AND used_at IS NULL FOR UPDATE OF links SKIP LOCKED
          )
        )
        SELECT id, subject, text, html, unsubscribe_url AS "unsubscribeUrl", created_at AS "createdAt", attempts, traceparent,
          coalesce(recipient, (SELECT email FROM people WHERE people.id = person_id)) AS recipient,
          link_hash IS NULL OR EXISTS (
            SELECT FROM links WHERE token_hash = link_hash AND used_at IS NULL
          ) AS holds
        FROM claimed`,

    /** How long the oldest that is still to be sent has waited. */
    async waitedSeconds(now: Date): Promise<number> {
      const { _min } = await db.mail.aggregate({ where: { nextAttemptAt: { not: null } }, _min: { createdAt: true } })
      return _min.createdAt ? Math.max(0, now.getTime() - _min.createdAt.getTime()) / 1_000 : 0
    },

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
