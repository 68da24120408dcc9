import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '@storyright/messaging'
import type { BackgroundWork } from '@storyright/service-kit'
import { inSpan } from '@storyright/service-kit/telemetry'
import type { MailStore, WaitingMail } from './mail.store.ts'
import type { Post } from './smtp.ts'

export interface SenderOptions {
  mails: MailStore
  post: Post
  logger: Logger
  clock: () => Date
  /** How often the queue is looked at. */
  everyMs: number
}

const AT_ONCE = 5
// Longer than all time limits of one delivery together; a mail whose sender was killed waits so long for another.
const CLAIM_MS = 50_000
/** What became of a delivery is written down even if the database is away meanwhile, so that no mail is sent twice. */
const writing = { everyMs: 1_000, withinMs: CLAIM_MS / 2 }

/** Sends what waits in the queue. Several replicas may do so side by side. */
export function sendMails({ mails, post, logger, clock, everyMs }: SenderOptions): BackgroundWork {
  async function send(mail: WaitingMail): Promise<void> {
    const { recipient } = mail
    if (recipient === null || !mail.holds) return withRetry(() => mails.giveUp(mail.id), writing)
    try {
      await post.send({ ...mail, recipient })
    } catch (error) {
      const again = nextAttempt(mail, error, clock())
      const { id, attempts } = mail
      logger.warn(
        { code: (error as { code?: string }).code, id, attempts },
        again ? 'A mail waits' : 'A mail was given up',
      )
      return withRetry(() => (again ? mails.tryAgainAt(id, again) : mails.giveUp(id)), writing)
    }
    await withRetry(() => mails.markSent(mail.id, clock()), writing)
  }

  return {
    name: 'sending mail',
    everyMs,
    async round({ signal }) {
      while (!signal.aborted) {
        const now = clock()
        const claimed = await mails.claim(AT_ONCE, now, new Date(now.getTime() + CLAIM_MS))
        await Promise.all(
          claimed.map((mail) => inSpan({ name: 'mail send', after: mail.traceparent }, () => send(mail))),
        )
        if (claimed.length < AT_ONCE) return
      }
    },
  }
}

/** Repeats a write that must not be lost while the database is away; throws its failure once the time is over. */
export async function withRetry(
  write: () => Promise<void>,
  { everyMs, withinMs }: { everyMs: number; withinMs: number },
): Promise<void> {
  const limit = Date.now() + withinMs
  for (;;)
    try {
      return await write()
    } catch (error) {
      if (Date.now() + everyMs > limit) throw error
      await delay(everyMs)
    }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const waits = [5_000, 15_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE]
// Longer than a mail server is away over a long weekend. The links in mails hold from the moment they leave.
const GIVE_UP_AFTER = 5 * DAY

/** When to try a mail again that has failed so often; `null` when it is time to give up. */
export function nextAttempt(mail: { attempts: number; createdAt: Date }, error: unknown, now: Date): Date | null {
  if (isRefusedForGood(error) || now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER) return null
  return new Date(now.getTime() + (waits[mail.attempts - 1] ?? waits.at(-1)!))
}

// A 5xx answer to the recipient or the message is final; to the connection or to signing in, it is our own trouble.
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}
