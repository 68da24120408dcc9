import {
  type AdminComment,
  moderationCalls as calls,
  type Flagged,
  type ModerationEntry,
  peopleCalls,
} from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type CsvColumn, csvFile, csvOfPages, describePage, type Page, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type AuditPageInput, auditPage } from '../audit/audit-page.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { commentStats, commentsAfter, listAllComments } from './admin-comments.ts'
import { decide, removeComment } from './decide.ts'
import { listFlags, viewFlag } from './flag.view.ts'
import { flagText } from './flag-text.ts'
import { standingOf } from './standing.store.ts'

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  const today = () => deps.clock().toISOString().slice(0, 10)
  serve(app, calls.flag, async ({ viewer, body }) => flagText(deps, viewer, body))
  serve(app, calls.moderationQueue, async ({ query, reply }) => {
    const page = await listFlags(deps, query)
    describePage(reply, page, calls.moderationQueue.path, query)
    return page.rows
  })
  serve(app, calls.moderationQueueCsv, async ({ query: { status }, reply }) => {
    const lines = csvOfPages(flagColumns, (part) => listFlags(deps, { status, ...part }))
    return csvFile(reply, `storyright-moderation-${status}-${today()}.csv`, lines)
  })
  serve(app, calls.moderate, async ({ viewer, params: { flagId }, body }) => {
    await decide(deps, viewer, flagId, body)
    return viewFlag(deps, flagId)
  })
  serve(app, peopleCalls.ownStanding, async ({ viewer }) => ownStanding(deps, viewer))
  serve(app, calls.moderationAudit, async ({ query, reply }) => {
    const page = await listAudit(deps, query)
    describePage(reply, page, calls.moderationAudit.path, query)
    return page.rows
  })
  serve(app, calls.moderationAuditCsv, async ({ reply }) => {
    const lines = csvOfPages(auditColumns, (part) => listAudit(deps, part))
    return csvFile(reply, `storyright-audit-of-moderation-${today()}.csv`, lines)
  })
  serve(app, calls.commentsCsv, async ({ viewer, query, reply }) => {
    const lines = csvOfPages(commentColumns, (part) => commentsAfter(deps, viewer, { ...query, ...part }))
    return csvFile(reply, `storyright-comments-${today()}.csv`, lines)
  })
  serve(app, calls.adminComments, async ({ viewer, query }) => listAllComments(deps, viewer, query))
  serve(app, calls.adminCommentStats, async () => commentStats(deps))
  serve(app, calls.adminDeleteComment, async ({ viewer, params: { id }, body }) => {
    await removeComment(deps, viewer, id, body?.reason ?? null)
    return undefined
  })
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

const auditColumns: readonly CsvColumn<ModerationEntry>[] = [
  ['When', ({ at }) => at],
  ['What was done', ({ action }) => action],
  ['To', ({ subject }) => subject],
  ['Text', ({ subjectId }) => subjectId],
  ['Author', ({ author }) => fullName(author)],
  ['Moderator', ({ actor }) => fullName(actor)],
  ['Reason', ({ reason }) => reason],
  ['Before', ({ before }) => JSON.stringify(before)],
  ['After', ({ after }) => JSON.stringify(after)],
]
const flagColumns: readonly CsvColumn<Flagged>[] = [
  ['Flag', ({ id }) => id],
  ['Kind', ({ subject }) => subject],
  ['Text', ({ subjectId }) => subjectId],
  ['Status', ({ status }) => status],
  ['Held for review', ({ isWaiting }) => (isWaiting ? 'yes' : 'no')],
  ['Reasons', ({ flags }) => [...new Set(flags.flatMap(({ reason }) => reason ?? []))].join(', ')],
  ['Flagged by', ({ flags }) => flags.flatMap(({ reporter }) => (reporter ? fullName(reporter) : [])).join(', ')],
  ['Since', ({ createdAt }) => createdAt],
  ['Decided', ({ decidedAt }) => decidedAt],
  ['Author', ({ author }) => fullName(author)],
  ['Discussion', ({ title }) => title],
  ['Page', ({ link }) => link],
  ['Words', ({ text }) => text],
]
const commentColumns: readonly CsvColumn<AdminComment>[] = [
  ['Comment', ({ id }) => id],
  ['Listing', ({ listing }) => listing.id],
  ['Title', ({ listing }) => listing.title],
  ['Author', ({ author }) => fullName(author)],
  ['Email', ({ author }) => author.email],
  ['Written', ({ createdAt }) => createdAt],
  ['Likes', ({ likeCount }) => likeCount],
  ['Text', ({ content }) => content],
]

interface OwnModerationState {
  mutedUntil: string | null
  reason: string | null
}

/** Whether somebody is muted, for their own editors. */
async function ownStanding({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: Viewer): Promise<OwnModerationState> {
  const { mutedUntil, muteReason } = await standingOf(db, id)
  if (!mutedUntil || mutedUntil <= clock()) return { mutedUntil: null, reason: null }
  return { mutedUntil: mutedUntil.toISOString(), reason: muteReason }
}

/** The audit, newest first. */
async function listAudit({ db }: Pick<Deps, 'db'>, input: AuditPageInput): Promise<Page<ModerationEntry>> {
  const page = await auditPage(db, 'moderation_audit', input)
  const writer = await findWriters(
    db,
    page.rows.flatMap(({ actorId, authorId }) => [actorId, authorId]),
  )
  const rows = page.rows.map(({ at, actorId, authorId, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: writer(actorId),
    author: writer(authorId),
  }))
  return { ...page, rows }
}
