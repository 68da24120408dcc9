import type { SupportThread, Writer } from '@storyright/contracts/http'
import { formerMember, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { SupportMessage } from '../generated/client.ts'
import { tiersOf } from '../people/readers.ts'
import { findWriters } from '../people/writer.ts'
import type { ThreadRow } from './thread.store.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock'>

/** One thread with all its messages, the oldest first. */
export async function viewThread(deps: ViewDeps, viewer: Viewer, row: ThreadRow): Promise<SupportThread> {
  const messages = await deps.db.supportMessage.findMany({ where: { threadId: row.id }, orderBy: { number: 'asc' } })
  const [view] = await viewAll(deps, viewer, [row], () => messages)
  return view!
}

/** Threads of a list, with the last message of each. */
export async function viewThreads(deps: ViewDeps, viewer: Viewer, rows: ThreadRow[]): Promise<SupportThread[]> {
  const ids = rows.map(({ last }) => last.id)
  const found = await deps.db.supportMessage.findMany({ where: { id: { in: ids } } })
  const messageOf = new Map(found.map((message) => [message.id, message]))
  return viewAll(deps, viewer, rows, ({ last }) => {
    const message = messageOf.get(last.id)
    return message ? [message] : []
  })
}

async function viewAll(
  { db, clock }: ViewDeps,
  viewer: Viewer,
  rows: ThreadRow[],
  messagesOf: (row: ThreadRow) => SupportMessage[],
): Promise<SupportThread[]> {
  const isAdmin = viewer.role === 'admin'
  const memberIds = rows.map(({ memberId }) => memberId)
  const [writer, tiers] = await Promise.all([
    findWriters(db, [...memberIds, ...rows.flatMap(messagesOf).map(({ authorId }) => authorId)]),
    isAdmin ? tiersOf(db, memberIds, clock()) : null,
  ])
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    status: row.status,
    priority: row.priority,
    offerId: row.offerId,
    listingId: row.listingId,
    about: row.about,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    awaits: row.awaits,
    waitingSince: row.awaits && row.waitingSince.toISOString(),
    messages: messagesOf(row).map(({ id, authorId, isFromSupport, message, createdAt }) => ({
      id,
      author: isFromSupport && !isAdmin ? onlyFirstName(writer(authorId)) : writer(authorId),
      isFromSupport,
      message,
      createdAt: createdAt.toISOString(),
    })),
    messageCount: row.messageCount,
    member: tiers && { ...writer(row.memberId), isPremium: tiers.get(row.memberId) === 'premium' },
  }))
}

/** To the member an answer is from Storyright, with the first name of its author. */
function onlyFirstName({ firstName, lastName, ...writer }: Writer): Writer {
  const isGone = firstName === formerMember.firstName && lastName === formerMember.lastName
  return { ...writer, firstName: isGone ? '' : firstName, lastName: '', username: null }
}
