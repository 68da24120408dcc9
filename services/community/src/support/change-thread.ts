import { randomUUID } from 'node:crypto'
import {
  type EventFactory,
  type PublicSupportThread,
  supportClosed,
  supportReopened,
  supportReplied,
} from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import { type SupportPriority, supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import { claimKey } from '../content/claim-key.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findPerson } from '../people/person.store.ts'
import { tiersOf } from '../people/readers.ts'
import { threadEvent } from './support.events.ts'
import { requireRoomForMessage, requireRoomToOpen } from './support-limits.ts'
import { findThread, lockMember, lockThread, newMessage, saveThread, type ThreadRow } from './thread.store.ts'
import { closed, isSupport, priorityFor, reopened, written } from './thread.ts'
import { viewThread } from './thread.view.ts'

interface ReplyInThreadInput {
  viewer: Viewer
  id: string
  message: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Writes on in a thread, from either side; a closed one opens again. With a key the same request writes once. */
export function replyInThread(
  deps: Deps,
  { viewer, id: threadId, message, key }: ReplyInThreadInput,
): Promise<SupportThread> {
  const id = randomUUID()
  return changeThread(deps, viewer, threadId, async (tx, { row, step }) => {
    const asked = { threadId, message }
    if (await claimKey(tx, { viewer, key, asked }, { id, at: step.at })) return null
    if (!step.isFromSupport && viewer.role !== 'admin') {
      if (row.status === 'closed') await requireRoomToOpen(tx, deps, viewer.id)
      await requireRoomForMessage(tx, deps, viewer.id)
    }
    if (row.messageCount >= supportLimits.messages) throw communityRefusals.threadFull()
    const number = row.messageCount + 1
    const { isFromSupport, at } = step
    const reply = newMessage({ id, threadId, number, authorId: viewer.id, isFromSupport, message, at })
    await tx.supportMessage.create({ data: reply.row })
    const by = row.status === 'closed' ? viewer.id : row.by
    return { event: supportReplied, set: { ...written(row, step), messageCount: number, last: reply.last, by } }
  })
}

/** Closes a thread, from either side; again changes nothing. */
export function closeThread(deps: Deps, viewer: Viewer, id: string): Promise<SupportThread> {
  return changeThread(deps, viewer, id, (_tx, { row }) =>
    row.status === 'closed' ? null : { event: supportClosed, set: { ...closed, by: viewer.id } },
  )
}

/** Opens it again, likewise. */
export function reopenThread(deps: Deps, viewer: Viewer, id: string): Promise<SupportThread> {
  return changeThread(deps, viewer, id, async (tx, { row, step }) => {
    if (row.status === 'open') return null
    if (!step.isFromSupport && viewer.role !== 'admin') await requireRoomToOpen(tx, deps, viewer.id)
    return { event: supportReopened, set: { ...reopened(row, step), by: viewer.id } }
  })
}

/** A thread that is about to change, and by whom. */
interface ChangeThreadInput {
  row: ThreadRow
  step: { isFromSupport: boolean; priority: SupportPriority; at: Date }
}

/** What changes, and how it is published. */
interface Change {
  event: EventFactory<PublicSupportThread>
  set: Partial<ThreadRow>
}

/** Changes a thread in one transaction with its event, and with its audit where an administrator closes or opens it; `null` changes nothing. */
async function changeThread(
  deps: Deps,
  viewer: Viewer,
  id: string,
  decide: (tx: Tx, changing: ChangeThreadInput) => Promise<Change | null> | Change | null,
): Promise<SupportThread> {
  const { transaction, permission, outbox, clock } = deps
  await permission.admit(viewer)
  const row = await transaction(async (tx) => {
    const { memberId } = await findThread(tx, viewer, id)
    await lockMember(tx, memberId)
    const before = await lockThread(tx, id)
    const { priority, isClosed } = await priorityOf(tx, deps, { memberId, otherwise: before.priority })
    if (isClosed) throw communityRefusals.askerGone()
    const step = { isFromSupport: isSupport(viewer, before), priority, at: clock() }
    const change = await decide(tx, { row: before, step })
    if (!change) return before
    const after = await saveThread(tx, before, { ...change.set, updatedAt: step.at })
    await outbox.add(tx, [threadEvent(change.event, after)])
    if (step.isFromSupport && after.status !== before.status) await audit(tx, { viewer, before, after })
    return after
  })
  return viewThread(deps, viewer, row)
}

async function audit(
  tx: Tx,
  { viewer, before, after }: { viewer: Viewer; before: ThreadRow; after: ThreadRow },
): Promise<void> {
  const { id: threadId, memberId, updatedAt: at } = after
  const statuses = { before: before.status, after: after.status }
  await tx.supportAudit.create({ data: { id: randomUUID(), at, actorId: viewer.id, threadId, memberId, ...statuses } })
}

interface PriorityOfInput {
  memberId: string
  /** For a person who is not known yet. */
  otherwise: SupportPriority
}

/** The priority of a locked member's threads by their events, and whether the account is closed. */
export async function priorityOf(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { memberId, otherwise }: PriorityOfInput,
): Promise<{ priority: SupportPriority; isClosed: boolean }> {
  const known = await findPerson(tx, memberId)
  const tier = (await tiersOf(tx, [memberId], clock())).get(memberId)
  return { priority: tier ? priorityFor(tier) : otherwise, isClosed: known?.person.status === 'closed' }
}
