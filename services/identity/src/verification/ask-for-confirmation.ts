import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { expiryOf } from './link.ts'

/** An address that waits to take the place of another. */
export interface EmailChange {
  id: string
  email: string
  pendingEmail: string
  now: Date
}

/** Mails the link that a new address waits for. What the old one was mailed can undo the change for as long as it may come. */
export async function askForConfirmation(
  { links, mails, letters }: Pick<Deps, 'links' | 'mails' | 'letters'>,
  tx: Tx,
  { id, email, pendingEmail, now }: EmailChange,
): Promise<void> {
  const mailbox = { id, email: pendingEmail }
  const token = await links.issue(tx, mailbox, 'change', now)
  await links.keepUndo(tx, { id, email }, expiryOf('undo', expiryOf('change', now)))
  await mails.queueTo(tx, mailbox, letters.confirmEmail(token, pendingEmail), now, token)
}
