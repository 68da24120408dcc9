import { baseApi } from './base-api.ts'
import type { AnswerMeta } from './call-api.ts'
import type { Act } from './store.ts'
import type { Tag } from './tags.ts'

interface Thing {
  id: string
}

/**
 * Puts a thing as a call has answered it in the place of the one we knew, wherever that stands: in an entry of its own and
 * in lists. Nothing is read again for it, but for what was on its way meanwhile and may tell of earlier.
 */
export const putInPlace =
  (type: Tag['type'], thing: Thing, answeredAt = Date.now()): Act<void> =>
  (dispatch, getState) => {
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

/** Changes a draft: the thing itself, a list of such, or a list that is read page by page. A list's rows may be less than the whole. */
function replace(data: unknown, thing: Thing): void {
  if (Array.isArray(data)) for (const one of data) replace(one, thing)
  else if (isRecord(data)) {
    if (data.id === thing.id) Object.assign(data, thing)
    else if (Array.isArray(data.pages)) for (const page of data.pages) replace(page.rows, thing)
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

export interface Answering<Answer> {
  dispatch: (act: Act<void>) => unknown
  queryFulfilled: Promise<{ data: Answer; meta: AnswerMeta | undefined }>
}

/** For a call that answers a thing as it is now. */
export async function keep<Answer>(
  type: Tag['type'],
  { dispatch, queryFulfilled }: Answering<Answer>,
  thingIn: (answer: Answer) => Thing,
) {
  const answered = await queryFulfilled.catch(() => null)
  if (answered) dispatch(putInPlace(type, thingIn(answered.data), answered.meta?.answeredAt))
}
