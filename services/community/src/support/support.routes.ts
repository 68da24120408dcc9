import { supportCalls as calls, type SupportAuditEntry, type SupportThread } from '@storyright/contracts/http'
import type { SupportStatus, Viewer } from '@storyright/contracts/vocabulary'
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
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { closeThread, reopenThread, replyInThread } from './change-thread.ts'
import { openThread } from './open-thread.ts'
import { findThread, listClosed, listOfMember, listOpen, type ThreadRow } from './thread.store.ts'
import { viewThread, viewThreads } from './thread.view.ts'

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.supportThreads, async ({ viewer, query, reply }) => {
    const page = await viewPage(deps, viewer, await listOfMember(deps.db, viewer.id, query))
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
    const page = await listQueue(deps, viewer, query)
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
    const lines = csvOfPages(queueColumns, (part) => listQueue(deps, viewer, { ...part, status }))
    return csvFile(reply, `storyright-${status}-questions-${today()}.csv`, lines)
  })
  serve(app, calls.supportAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(auditColumns, (part) => listAudit(deps, part))
    return csvFile(reply, `storyright-audit-of-support-${today()}.csv`, lines)
  })
}

interface ListQueueInput {
  status: SupportStatus
  cursor?: string | undefined
  limit?: number | undefined
}

/** The administrators' queue, or what they have closed. */
const listQueue = async (
  deps: Deps,
  viewer: Viewer,
  { status, ...part }: ListQueueInput,
): Promise<Page<SupportThread>> =>
  viewPage(deps, viewer, await (status === 'open' ? listOpen : listClosed)(deps.db, part))

const viewPage = async (deps: Deps, viewer: Viewer, page: Page<ThreadRow>): Promise<Page<SupportThread>> => ({
  ...page,
  rows: await viewThreads(deps, viewer, page.rows),
})

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
  const page = await auditPage(db, 'support_audit', listing)
  const ids = [...new Set(page.rows.map(({ threadId }) => threadId))]
  const [writer, threads] = await Promise.all([
    findWriters(
      db,
      page.rows.flatMap(({ actorId, memberId }) => [actorId, memberId]),
    ),
    db.supportThread.findMany({ where: { id: { in: ids } }, select: { id: true, topic: true } }),
  ])
  const threadOf = new Map(threads.map((thread) => [thread.id, thread as Pick<ThreadRow, 'id' | 'topic'>]))
  const rows = page.rows.map(({ id, at, actorId, threadId, memberId, before, after }) => ({
    id,
    at: at.toISOString(),
    actor: writer(actorId),
    thread: threadOf.get(threadId) ?? null,
    member: writer(memberId),
    before: { status: before },
    after: { status: after },
  }))
  return { ...page, rows }
}
