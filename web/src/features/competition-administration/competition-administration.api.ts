import type { Competition, CompetitionForm } from '@storyright/contracts/http'
import { communityAddresses as community, competitionLimits } from '@storyright/contracts/vocabulary'
import { followsEntry } from '../../entities/competition/competition.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { callPages } from '../../shared/list-page.ts'
import { lists } from '../../shared/tags.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'

type JudgeEntryInput = BodyOf<typeof community.judgeEntry> & { competitionId: string; entryId: string }
interface OpenCompetitionInput {
  /** The same for every attempt with one form. */
  key: string
  form: CompetitionForm
}
interface Change {
  id: Competition['id']
  etag: string | null
  /** What of it was changed. */
  form: Partial<CompetitionForm>
}

const administrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    announceCompetition: build.mutation({
      ...callTo(community.openCompetition, ({ key, form }: OpenCompetitionInput) => ({
        body: form,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: (made) => (made ? [lists.competitions] : []),
    }),
    /** A competition for its form: as it is when the form opens, and kept no longer than that. */
    openedCompetition: build.query({
      ...callTo(community.competition, (id: string) => ({ params: { id } })),
      transformResponse: asOpened<Competition>,
      keepUnusedDataFor: 0,
    }),
    changeCompetition: build.mutation({
      ...callTo(community.changeCompetition, ({ id, etag, form }: Change) => ({
        params: { id },
        body: form,
        headers: ifMatch(etag),
      })),
      invalidatesTags: (_changed, _error, { id }) => followsEntry(id),
    }),
    competitionEntries: build.infiniteQuery({
      ...callPages(community.competitionEntries, (id: string, cursor) => ({
        params: { id },
        query: { cursor, limit: competitionLimits.page },
      })),
      providesTags: (_read, _error, id) => [{ type: 'Competitions', id }],
    }),
    judgeEntry: build.mutation({
      ...callTo(community.judgeEntry, ({ competitionId: id, entryId, ...body }: JudgeEntryInput) => ({
        params: { id, entryId },
        body,
      })),
      invalidatesTags: (_judged, _error, { competitionId }) => followsEntry(competitionId),
    }),
  }),
})

export const {
  useAnnounceCompetitionMutation,
  useOpenedCompetitionQuery,
  useChangeCompetitionMutation,
  useCompetitionEntriesInfiniteQuery,
  useJudgeEntryMutation,
} = administrationApi
