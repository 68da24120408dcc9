import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { forgetAgain } from './forget-person.ts'
import { requestMails } from './request-mails.ts'

/** What comes within so long is one mail. */
const EVERY_MS = 3_000
const FORGET_EVERY_MS = 60_000

/** Asks for what people want mailed, and forgets who is gone, in one replica at a time. */
export function mailing(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>,
  leaseOf: (name: string) => Lease,
): Background {
  return {
    name: 'mailing',
    lease: leaseOf('mailing'),
    works: [
      { name: 'request mails', everyMs: EVERY_MS, round: ({ signal }) => requestMails(deps, signal) },
      { name: 'forget again', everyMs: FORGET_EVERY_MS, round: () => forgetAgain(deps) },
    ],
  }
}
