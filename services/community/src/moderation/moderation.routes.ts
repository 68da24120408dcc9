import {
  type AdminComment,
  moderationCalls as calls,
  type Flagged,
  type ModerationEntry,
  peopleCalls,
} from '@storyright/contracts/http'
import type { ForumCategory, ModerationAction, Viewer } from '@storyright/contracts/vocabulary'
import { type CsvColumn, csvFile, csvOfPages, describePage, type Page, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { type AuditPageInput, auditPage } from '../audit/audit-page.ts'
import { auditRows } from '../audit/audit-rows.ts'
import { commentRows } from '../comments/comment-rows.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findWriters } from '../people/writer.ts'
import { actions } from './actions.ts'
import { commentStats } from './comment-stats.ts'
import { viewFlags } from './flag.view.ts'
import { flagRows } from './flag-rows.ts'
import { flagText } from './flag-text.ts'
import { commentsAfter, listAllComments } from './list-comments.ts'
import { listFlags } from './list-flags.ts'
import { recordDecision } from './record-decision.ts'
import { takeTextAway } from './remove-text.ts'
import { standingRows } from './standing-rows.ts'
import { findSubject } from './subject.ts'

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
    const [view] = await viewFlags(deps, await flagRows.of(deps.db).find({ _id: flagId }).toArray())
    return view!
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
  const known = await standingRows.of(db).findOne({ _id: id })
  if (!known?.mutedUntil || known.mutedUntil <= clock()) return { mutedUntil: null, reason: null }
  return { mutedUntil: known.mutedUntil.toISOString(), reason: known.muteReason ?? null }
}

/** The audit, newest first. */
async function listAudit({ db }: Pick<Deps, 'db'>, listing: AuditPageInput): Promise<Page<ModerationEntry>> {
  const page = await auditPage(auditRows.of(db), listing)
  const writer = await findWriters(
    db,
    page.rows.flatMap(({ actorId, authorId }) => [actorId, authorId]),
  )
  const rows = page.rows.map(({ _id: id, at, actorId, authorId, ...entry }) => ({
    ...entry,
    id,
    at: at.toISOString(),
    actor: writer(actorId),
    author: writer(authorId),
  }))
  return { ...page, rows }
}

/** Removes a comment from the administrators' list, whether somebody flagged it or not. */
async function removeComment(deps: Deps, actor: Viewer, id: string, reason: string | null): Promise<void> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(actor)
  await transaction(async (tx) => {
    const row = await commentRows.of(db).findOne({ _id: id, isDeleted: false }, { session: tx })
    if (!row) throw communityRefusals.commentNotFound()
    const flag = await flagRows.of(db).findOne({ subjectId: id, status: 'open' }, { session: tx })
    if (flag && row.authorId === actor.id) throw communityRefusals.ownText()
    const subject = await findSubject(db, { subject: 'comment', subjectId: id }, tx)
    const outcome = await takeTextAway(tx, deps, subject!, actor.id)
    const action = 'remove'
    await recordDecision(tx, deps, {
      actorId: actor.id,
      action,
      reason,
      now: clock(),
      subject: subject!,
      flag,
      outcome,
    })
  })
}

interface DecideInput {
  action: ModerationAction
  reason?: string | null | undefined
  hours?: number | null | undefined
  category?: ForumCategory | null | undefined
  /** Of the text as the moderator saw it. */
  editedAt?: string | null | undefined
}

/** Carries out a moderator's decision on a flag. Of two moderators who decide at once, the later one gets a conflict. */
async function decide(deps: Deps, actor: Viewer, flagId: string, form: DecideInput): Promise<void> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(actor)
  await transaction(async (tx) => {
    const flag = await flagRows.of(db).findOne({ _id: flagId }, { session: tx })
    const subject = flag && (await findSubject(db, flag, tx))
    if (!flag || !subject) throw communityRefusals.flagNotFound()
    if (flag.authorId === actor.id) throw communityRefusals.ownText()
    const { row } = subject
    const isAsSeen = form.editedAt === undefined || sameTime(form.editedAt, row.editedAt)
    if (!isAsSeen && !row.isDeleted) throw communityRefusals.changedMeanwhile()
    const { action } = form
    const reason = form.reason || null
    const now = clock()
    const about = { flag, subject, actor, now, reason, hours: form.hours ?? 0, category: form.category ?? undefined }
    const outcome = await actions[action](tx, deps, about)
    await recordDecision(tx, deps, { actorId: actor.id, action, reason, now, subject, flag, outcome })
  })
}

const sameTime = (one: string | null, other: Date | null) =>
  (one === null ? null : Date.parse(one)) === (other?.getTime() ?? null)
