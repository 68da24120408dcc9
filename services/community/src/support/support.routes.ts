import { randomUUID } from 'node:crypto'
import { supportClosed, supportReopened, supportReplied } from '@storyright/contracts/events'
import { supportCalls as calls, type SupportAuditEntry, type SupportThread } from '@storyright/contracts/http'
import { supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  describePage,
  idempotencyKeyOf,
  type Page,
  serve,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type AuditPageInput, auditPage } from '../audit/audit-page.ts'
import { claimKey } from '../content/request-rows.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findWriters } from '../people/writer.ts'
import { changeThread } from './change-thread.ts'
import { findThread } from './find-thread.ts'
import { listQueue } from './list-queue.ts'
import { listClosed, listThreads } from './list-threads.ts'
import { messageRowOf } from './message.ts'
import { messageRows } from './message-rows.ts'
import { openThread } from './open-thread.ts'
import { supportAuditRows } from './support-audit-rows.ts'
import { requireRoomForMessage, requireRoomToOpen } from './support-limits.ts'
import { closed, reopened, written } from './thread.ts'
import { viewThread } from './thread.view.ts'
import { threadRows } from './thread-rows.ts'

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.supportThreads, async ({ viewer, query, reply }) => {
    const page = await listThreads(deps, viewer, query)
    describePage(reply, page, calls.supportThreads.path, query)
    return page.rows
  })
  serve(app, calls.openSupportThread, async ({ viewer, body: { topic, message, offerId, listingId }, request }) => {
    const key = idempotencyKeyOf(request)
    return openThread(deps, { viewer, topic, message, offerId: offerId ?? null, listingId: listingId ?? null, key })
  })
  serve(app, calls.supportThread, async ({ viewer, params: { id } }) =>
    viewThread(deps, viewer, await findThread(deps.db, viewer, id)),
  )
  serve(app, calls.replyToSupport, async ({ viewer, params: { id }, body: { message }, request }) =>
    replyInThread(deps, { viewer, id, message, key: idempotencyKeyOf(request) }),
  )
  serve(app, calls.closeSupportThread, async ({ viewer, params: { id } }) => closeThread(deps, viewer, id))
  serve(app, calls.reopenSupportThread, async ({ viewer, params: { id } }) => reopenThread(deps, viewer, id))
  serve(app, calls.supportQueue, async ({ viewer, query, reply }) => {
    const list = query.status === 'open' ? listQueue : listClosed
    const page = await list(deps, viewer, query)
    describePage(reply, page, calls.supportQueue.path, query)
    return page.rows
  })
  serve(app, calls.supportAudit, async ({ query, reply }) => {
    const page = await listAudit(deps, query)
    describePage(reply, page, calls.supportAudit.path, query)
    return page.rows
  })
  const today = () => deps.clock().toISOString().slice(0, 10)
  serve(app, calls.supportQueueCsv, async ({ viewer, query: { status }, reply }) => {
    const list = status === 'open' ? listQueue : listClosed
    const lines = csvOfPages(queueColumns, (part) => list(deps, viewer, part))
    return csvFile(reply, `storyright-${status}-questions-${today()}.csv`, lines)
  })
  serve(app, calls.supportAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(auditColumns, (part) => listAudit(deps, part))
    return csvFile(reply, `storyright-audit-of-support-${today()}.csv`, lines)
  })
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()
const queueColumns: readonly CsvColumn<SupportThread>[] = [
  ['Question', ({ id }) => id],
  ['Topic', ({ topic }) => topic],
  ['About', ({ about }) => about],
  ['Member', ({ member }) => member && fullName(member)],
  ['Priority', ({ priority }) => priority],
  ['Status', ({ status }) => status],
  ['Whose turn', ({ awaits }) => awaits],
  ['Since', ({ waitingSince }) => waitingSince],
  ['Asked', ({ createdAt }) => createdAt],
  ['Messages', ({ messageCount }) => messageCount],
  ['Last message', ({ messages }) => messages.at(-1)?.message ?? null],
]

/** Closes a thread, from either side; again changes nothing. */
function closeThread(deps: Deps, viewer: Viewer, id: string): Promise<SupportThread> {
  return changeThread(deps, viewer, id, (_tx, { row }) =>
    row.status === 'closed' ? null : { event: supportClosed, set: { ...closed, by: viewer.id } },
  )
}

/** Opens it again, likewise. */
function reopenThread(deps: Deps, viewer: Viewer, id: string): Promise<SupportThread> {
  return changeThread(deps, viewer, id, async (tx, { row, step }) => {
    if (row.status === 'open') return null
    if (!step.isFromSupport && viewer.role !== 'admin') await requireRoomToOpen(tx, deps, viewer.id)
    return { event: supportReopened, set: { ...reopened(row, step), by: viewer.id } }
  })
}

const auditColumns: readonly CsvColumn<SupportAuditEntry>[] = [
  ['When', ({ at }) => at],
  ['By', ({ actor }) => `${actor.firstName} ${actor.lastName}`.trim()],
  ['Question', ({ thread }) => thread?.id ?? null],
  ['Topic', ({ thread }) => thread?.topic ?? null],
  ['Member', ({ member }) => `${member.firstName} ${member.lastName}`.trim()],
  ['Before', ({ before }) => before.status],
  ['After', ({ after }) => after.status],
]

/** What administrators closed and opened again. */
async function listAudit({ db }: Pick<Deps, 'db'>, listing: AuditPageInput): Promise<Page<SupportAuditEntry>> {
  const page = await auditPage(supportAuditRows.of(db), listing)
  const about = { _id: { $in: [...new Set(page.rows.map(({ threadId }) => threadId))] } }
  const [writer, threads] = await Promise.all([
    findWriters(
      db,
      page.rows.flatMap(({ actorId, memberId }) => [actorId, memberId]),
    ),
    threadRows
      .of(db)
      .find(about, { projection: { topic: 1 } })
      .toArray(),
  ])
  const topics = new Map(threads.map(({ _id: id, topic }) => [id, { id, topic }]))
  const rows = page.rows.map(({ _id: id, at, actorId, threadId, memberId, before, after }) => ({
    id,
    at: at.toISOString(),
    actor: writer(actorId),
    thread: topics.get(threadId) ?? null,
    member: writer(memberId),
    before: { status: before },
    after: { status: after },
  }))
  return { ...page, rows }
}

interface ReplyInThreadInput {
  viewer: Viewer
  id: string
  message: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Writes on in a thread, from either side; a closed one opens again. With a key the same request writes once. */
function replyInThread(deps: Deps, { viewer, id: threadId, message, key }: ReplyInThreadInput): Promise<SupportThread> {
  const id = randomUUID()
  return changeThread(deps, viewer, threadId, async (tx, { row, step }) => {
    const asked = { threadId, message }
    if (await claimKey(tx, deps.db, { viewer, key, asked }, { id, at: step.at })) return null
    if (!step.isFromSupport && viewer.role !== 'admin') {
      if (row.status === 'closed') await requireRoomToOpen(tx, deps, viewer.id)
      await requireRoomForMessage(tx, deps, viewer.id)
    }
    if (row.messageCount >= supportLimits.messages) throw communityRefusals.threadFull()
    const place = row.messageCount + 1
    const { isFromSupport, at } = step
    const reply = messageRowOf({ id, threadId, place, author: viewer, isFromSupport, message, at })
    await messageRows.of(deps.db).insertOne(reply.row, { session: tx })
    const by = row.status === 'closed' ? viewer.id : row.by
    return { event: supportReplied, set: { ...written(row, step), messageCount: place, last: reply.last, by } }
  })
}
