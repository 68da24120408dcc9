import type { User } from '@storyright/contracts/http'
import { identityAddresses, timing, type Viewer } from '@storyright/contracts/vocabulary'
import { baseApi } from './base-api.ts'
import { callTo } from './call-to.ts'
import type { AppThunk } from './store.ts'
import { tagTypes } from './tags.ts'

const currentUserApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query({
      ...callTo(identityAddresses.currentUser),
      transformResponse: (user: User | null) => user,
      extraOptions: { nothingOn401: true },
      keepUnusedDataFor: timing.userKeptSeconds,
      providesTags: ['User'],
    }),
    /** The same call beside the one that the page goes by, which would turn to a visitor's at once. */
    whoIsThere: build.query({
      ...callTo(identityAddresses.currentUser),
      transformResponse: (user: User | null) => user,
      extraOptions: { nothingOn401: true },
      keepUnusedDataFor: 0,
    }),
  }),
})

const { useCurrentUserQuery } = currentUserApi
const { currentUser, whoIsThere } = currentUserApi.endpoints

/** Who is signed in. `away` when the request failed, so that it is not known. */
export function useCurrentUser() {
  const { data, isUninitialized, isLoading, isFetching, refetch } = useCurrentUserQuery(undefined, {
    refetchOnMountOrArgChange: timing.userFreshSeconds,
  })
  const pending = isUninitialized || isLoading || (isFetching && data === undefined)
  const state = pending ? 'loading' : data === undefined ? 'away' : 'known'
  return { user: data ?? null, state, retry: refetch } as const
}

/** Caches the user that a call returned, or null, as the current one. */
export function rememberUser(user: User | null): AppThunk<void> {
  return (dispatch) =>
    void dispatch(
      currentUserApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: user }]),
    )
}

/** Resolves to the current user, from the cache or a pending request. */
export function resolveUser(): AppThunk<Promise<User | null>> {
  return async (dispatch) => {
    const { data } = await dispatch(currentUser.initiate(undefined, { subscribe: false }))
    return data ?? null
  }
}

/** The user as far as is known by now; asks nobody. */
export function knownUser(): AppThunk<User | null> {
  return (_dispatch, getState) => currentUser.select()(getState()).data ?? null
}

/**
 * Asks who is signed in now, and drops what was fetched for somebody else; resolves to whether this is `another` than whom it was known
 * of before, or `nobody` any more. In that case all stays as it is, for who was signed in before.
 */
export function meetUser(): AppThunk<Promise<'another' | 'nobody' | 'nobody else'>> {
  return async (dispatch) => {
    const before = dispatch(knownUser())
    const { data: now } = await dispatch(whoIsThere.initiate(undefined, { subscribe: false, forceRefetch: true }))
    if (now === undefined) return 'nobody else'
    if (now === null) return before ? 'nobody' : 'nobody else'
    dispatch(rememberUser(now))
    if (before?.id === now.id) return 'nobody else'
    dispatch(clearCachedData())
    return before ? 'another' : 'nobody else'
  }
}

/** Drops everything that was fetched for the previous user, or for the plan that somebody had before. */
export const clearCachedData = () => baseApi.util.invalidateTags([...tagTypes])

export function viewerOf({ id, role, membershipTier, isVerified }: User): Viewer {
  return {
    id,
    role,
    tier: membershipTier,
    verified: isVerified,
  }
}
