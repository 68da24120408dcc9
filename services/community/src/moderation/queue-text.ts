import { moderationQueued } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { openFlag } from './open-flag.ts'

type QueueTextInput = Parameters<typeof openFlag>[2] & { excerpt: string }

/** Puts a text into the moderators' queue, and publishes that. */
export async function queueText(
  tx: Tx,
  { db, outbox }: Pick<Deps, 'db' | 'outbox'>,
  { excerpt, ...opening }: QueueTextInput,
): Promise<string> {
  const { id, step } = await openFlag(tx, db, opening)
  const { text, now, reporter } = opening
  const reporterId = reporter?.personId ?? null
  const flagged = { id, ...text, isWaiting: !reporter, reporterId, excerpt, at: now.toISOString() }
  if (step) await outbox.add(tx, [moderationQueued(id, step, flagged)])
  return id
}
