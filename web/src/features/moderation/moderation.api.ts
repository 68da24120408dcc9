import type { Flagged } from '@storyright/contracts/http'
import {
  communityAddresses as community,
  type FlagStatus,
  flagStatuses,
  type Sort,
  type trailSorts,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo, pathOf } from '../../shared/call-to.ts'
import { callPages, type ListPages } from '../../shared/list-page.ts'
import { lists } from '../../shared/tags.ts'

const limit = 20
/** Where all that moderators did is as a file. */
export const moderationAuditCsv = pathOf({ address: community.moderationAuditCsv })
/** Where the queue, or all that was decided, is as a file. */
export const moderationQueueCsv = (status: FlagStatus) =>
  pathOf({ address: community.moderationQueueCsv, query: { status } })
/** What a moderator does, and to what. */
export type Decision = BodyOf<typeof community.moderate> & {
  flagId: string
  /** One of several: what it changes elsewhere is read again once, at the end. */
  isInBulk?: boolean
}
/** What listings and discussions show, and what was decided. */
const elsewhere = [lists.moderationAudit, 'Comments', 'Discussions', 'Replies'] as const

const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    moderationQueue: build.infiniteQuery({
      ...callPages(community.moderationQueue, (status: FlagStatus, cursor) => ({ query: { status, limit, cursor } })),
      // Others decide, too.
      keepUnusedDataFor: 0,
      providesTags: [lists.moderationQueue],
    }),
    moderate: build.mutation({
      ...callTo(community.moderate, ({ flagId, isInBulk: _, ...body }: Decision) => ({ params: { flagId }, body })),
      // What was decided leaves its list without another request, so that the next one is there at once.
      onQueryStarted: async (_decision, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null)
        if (!answered) return
        for (const status of flagStatuses)
          dispatch(
            moderationApi.util.updateQueryData('moderationQueue', status, (read) =>
              settle(read, status, answered.data),
            ),
          )
      },
      invalidatesTags: (moderated, _error, { isInBulk }) => (moderated && !isInBulk ? elsewhere : []),
    }),
    moderationAudit: build.infiniteQuery({
      ...callPages(community.moderationAudit, (sort: Sort<(typeof trailSorts)[number]> | null, cursor) => ({
        query: { sort, limit, cursor },
      })),
      keepUnusedDataFor: 0,
      providesTags: [lists.moderationAudit],
    }),
  }),
})

/** Keeps a list true to what has become of one of its rows, and of what its author has had done to them besides. */
function settle(read: ListPages<Flagged>, status: FlagStatus, moderated: Flagged) {
  const isMoved = moderated.status !== status
  for (const page of read.pages) {
    const place = page.rows.findIndex(({ id }) => id === moderated.id)
    if (place < 0) continue
    page.rows.splice(place, 1, ...(isMoved ? [] : [moderated]))
    if (isMoved) for (const each of read.pages) each.total -= 1
  }
  for (const { rows } of read.pages)
    for (const row of rows)
      if (row.id !== moderated.id && row.author.id === moderated.author.id) row.author = moderated.author
}

/** What a bulk action has changed besides the queue. */
export const readModeratedAgain = () => baseApi.util.invalidateTags([...elsewhere])

/** Fetches the queue anew: somebody else has changed it. */
export const readQueueAgain = () => baseApi.util.invalidateTags([lists.moderationQueue])

export const { useModerationQueueInfiniteQuery, useModerateMutation, useModerationAuditInfiniteQuery } = moderationApi
