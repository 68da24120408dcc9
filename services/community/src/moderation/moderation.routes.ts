import { moderationCalls as calls, peopleCalls } from '@storyright/contracts/http'
import { describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { commentStats } from './comment-stats.ts'
import { decide } from './decide.ts'
import { viewFlags } from './flag.view.ts'
import { flagRows } from './flag-rows.ts'
import { flagText } from './flag-text.ts'
import { listAudit } from './list-audit.ts'
import { listAllComments } from './list-comments.ts'
import { listFlags } from './list-flags.ts'
import { ownStanding } from './own-standing.ts'
import { removeComment } from './remove-comment.ts'

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.flag, async ({ viewer, body }) => flagText(deps, viewer, body))
  serve(app, calls.moderationQueue, async ({ query, reply }) => {
    const page = await listFlags(deps, query)
    describePage(reply, page, calls.moderationQueue.path, query)
    return page.rows
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
  serve(app, calls.adminComments, async ({ viewer, query }) => listAllComments(deps, viewer, query))
  serve(app, calls.adminCommentStats, async () => commentStats(deps))
  serve(app, calls.adminDeleteComment, async ({ viewer, params: { id }, body }) => {
    await removeComment(deps, viewer, id, body?.reason ?? null)
    return undefined
  })
}
