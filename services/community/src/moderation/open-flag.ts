import { randomUUID } from 'node:crypto'
import { communityLimits } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { type FlagRow, flagRows } from './flag-rows.ts'
import type { Named } from './subject.ts'

interface OpenFlagInput {
  text: Named & { authorId: string }
  now: Date
  /** The reporter; none where it waits. */
  reporter?: FlagRow['flags'][number]
}

interface Opened {
  id: string
  /** Whether moderators are notified: of a first flag or waiting, and of a flagged text that now waits as well. */
  step: 1 | 2 | null
}

/**
 * Has moderators look at a text: opens its row, or adds to the open one. The same person again changes nothing. Its caller writes the
 * text in the same transaction, so that of two at once one starts over.
 */
export async function openFlag(tx: Tx, db: Database, { text, now, reporter }: OpenFlagInput): Promise<Opened> {
  const { subject, subjectId, authorId } = text
  const flags = flagRows.of(db)
  const open = await flags.findOne({ subjectId, status: 'open' }, { session: tx })
  if (!open) {
    const _id = randomUUID()
    const isNew = { _id, subject, subjectId, authorId, status: 'open', createdAt: now, decidedAt: null } as const
    await flags.insertOne({ ...isNew, isWaiting: !reporter, flags: reporter ? [reporter] : [] }, { session: tx })
    return { id: _id, step: 1 }
  }
  const isKnown = reporter && open.flags.some(({ personId }) => personId === reporter.personId)
  if (reporter && !isKnown && open.flags.length < communityLimits.reporters)
    await flags.updateOne({ _id: open._id }, { $push: { flags: reporter } }, { session: tx })
  if (reporter || open.isWaiting) return { id: open._id, step: null }
  await flags.updateOne({ _id: open._id }, { $set: { isWaiting: true } }, { session: tx })
  return { id: open._id, step: 2 }
}
