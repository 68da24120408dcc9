import { type ChainDecision, chainDecided, type Envelope } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isWithinMaxAge } from '../mail/max-age.ts'
import { documentDecidedLetter } from './letters/document-decided.ts'

/** Mail to agents about their listings. */
export const listingSubscriptions = (deps: WritingDeps): Subscription<Tx>[] => [
  on(chainDecided, (event, tx) => writeAboutDocument(deps, event, tx)),
]

interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** Mails a decision to the agent; an account that is not active gets nothing. */
async function writeAboutDocument(
  { people, mails, clock, publicUrl }: WritingDeps,
  event: Envelope<ChainDecision>,
  tx: Tx,
): Promise<void> {
  const now = clock()
  if (!isWithinMaxAge(event, now)) return
  const { data: decided } = event
  // Locked, so that an account closing right now gets no mail.
  const [reader] = await people.lockAll(tx, [decided.agentId])
  if (reader?.status !== 'active' || reader.email === null) return
  await mails.queue(tx, reader, documentDecidedLetter({ decided, reader, publicUrl }), now)
}
