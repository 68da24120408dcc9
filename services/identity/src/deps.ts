import type { Outbox } from '@storyright/messaging'
import type { Tx } from './database.ts'
import type { Limits } from './limits/limits.ts'
import type { Letters } from './mail/letters/letters.ts'
import type { MailStore } from './mail/mail.store.ts'
import type { PeopleStore } from './people/people.store.ts'
import type { Passwords } from './secrets/password.ts'
import type { Devices } from './sessions/devices.ts'
import type { SecurityLog } from './sessions/security-log.ts'
import type { SessionStore } from './sessions/session.store.ts'
import type { LinkStore } from './verification/link.store.ts'

/** The dependencies of use cases; each picks what it needs. */
export interface Deps {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  people: PeopleStore
  links: LinkStore
  mails: MailStore
  letters: Letters
  outbox: Outbox<Tx>
  sessions: SessionStore
  devices: Devices
  limits: Limits
  passwords: Passwords
  securityLog: SecurityLog
  clock(): Date
}
