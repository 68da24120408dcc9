import { baseApi } from './base-api.ts'
import type { AnswerMeta } from './call-api.ts'
import type { AppThunk } from './store.ts'
import type { Tag } from './tags.ts'

interface Thing {
  id: string
}

/**
 * Updates an entity wherever it is cached, in an entry of its own and in lists. Nothing is fetched again, except for
 * requests that were pending meanwhile and may return an older state.
 */
export function updateCached(type: Tag['type'], thing: Thing, answeredAt = Date.now()): AppThunk<void> {
  return (dispatch, getState) => {
    const tags = [{ type, id: thing.id }]
    const places = baseApi.util.selectInvalidatedBy(getState(), tags)
    for (const { endpointName, originalArgs } of places)
      dispatch(
        baseApi.util.updateQueryData(endpointName as never, originalArgs as never, (data) => replace(data, thing)),
      )
    const { queries } = getState().api
    const isOlder = places.some(({ queryCacheKey }) => {
      const { status, startedTimeStamp = answeredAt } = queries[queryCacheKey] ?? {}
      return status === 'pending' && startedTimeStamp < answeredAt
    })
    if (isOlder) dispatch(baseApi.util.invalidateTags(tags))
  }
}

/**
 * Changes cached data: the entity itself, a list, or a paged list, whose rows may have fewer fields. What has no id of its own goes by
 * its listing's.
 */
function replace(data: unknown, thing: Thing): void {
  if (Array.isArray(data)) for (const one of data) replace(one, thing)
  else if (isRecord(data)) {
    if ((data.id ?? data.listingId) === thing.id) Object.assign(data, thing)
    else if (Array.isArray(data.pages)) for (const page of data.pages) replace(page.rows, thing)
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

export interface MutationLifecycle<Answer> {
  dispatch: (thunk: AppThunk<void>) => unknown
  queryFulfilled: Promise<{ data: Answer; meta: AnswerMeta | undefined }>
}

/** Caches the entity that a mutation returns. */
export async function cacheResult<Answer>(
  type: Tag['type'],
  { dispatch, queryFulfilled }: MutationLifecycle<Answer>,
  thingIn: (answer: Answer) => Thing,
) {
  const answered = await queryFulfilled.catch(() => null)
  if (answered) dispatch(updateCached(type, thingIn(answered.data), answered.meta?.answeredAt))
}
