import { type Envelope, type MailWanted, notificationMailWanted } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isWithinMaxAge } from '../mail/max-age.ts'
import { wantedLetter } from './letters/wanted.ts'

/** Mail that people can switch off: community decides what, to whom and when. */
export const notificationSubscriptions = (deps: WritingDeps): Subscription<Tx>[] => [
  on(notificationMailWanted, (event, tx) => writeWhatIsWanted(deps, event, tx)),
]

interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** Sends community's notification mails; accounts that are not active get nothing. */
async function writeWhatIsWanted(
  { people, mails, clock, publicUrl }: WritingDeps,
  event: Envelope<MailWanted>,
  tx: Tx,
): Promise<void> {
  const now = clock()
  if (!isWithinMaxAge(event, now)) return
  const wanted = event.data
  const reader = await people.lock(tx, wanted.personId) // an account closing right now gets no mail
  if (reader?.status !== 'active' || reader.email === null) return
  await mails.queue(tx, reader, wantedLetter({ wanted, reader, publicUrl }), now)
}
