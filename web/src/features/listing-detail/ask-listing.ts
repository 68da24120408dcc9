import { resolveUser } from '../../shared/current-user.ts'
import type { AppThunk } from '../../shared/store.ts'
import { listingQuery } from './listing.api.ts'

/** Asks for a listing once it is known that somebody is signed in; resolves when it has come, or was refused. */
export function askListing({ id = '' }: { id?: string }): AppThunk<Promise<unknown>> {
  return async (dispatch) => {
    if (await dispatch(resolveUser())) await dispatch(listingQuery.initiate(id, { subscribe: false }))
  }
}
