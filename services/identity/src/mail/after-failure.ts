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
