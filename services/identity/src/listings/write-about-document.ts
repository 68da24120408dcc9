import type { ChainDecision, Envelope } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isNews } from '../mail/news.ts'
import { documentDecidedLetter } from './letters/document-decided.ts'

export interface WritingDeps extends Pick<Deps, 'people' | 'mails' | 'clock'> {
  publicUrl: string
}

/** Mails the agent what was decided; an account that is not active gets nothing. */
export async function writeAboutDocument(
  { people, mails, clock, publicUrl }: WritingDeps,
  event: Envelope<ChainDecision>,
  tx: Tx,
): Promise<void> {
  const now = clock()
  if (!isNews(event, now)) return
  const { data: decided } = event
  // Locked, so that an account closing right now gets no mail.
  const [reader] = await people.lockAll(tx, [decided.agentId])
  if (reader?.status !== 'active' || reader.email === null) return
  await mails.queue(tx, reader, documentDecidedLetter({ decided, reader, publicUrl }), now)
}
