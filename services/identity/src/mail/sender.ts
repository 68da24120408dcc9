import type { Logger } from '@storyright/messaging'
import type { BackgroundWork } from '@storyright/service-kit'
import { inSpan } from '@storyright/service-kit/telemetry'
import { nextAttempt } from './after-failure.ts'
import type { MailStore, WaitingMail } from './mail.store.ts'
import { withRetry } from './retry.ts'
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
