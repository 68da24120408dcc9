import type { User } from '@storyright/contracts/http'
import { identityAddresses, timing, type Viewer } from '@storyright/contracts/vocabulary'
import { baseApi } from './base-api.ts'
import { callTo } from './call-to.ts'
import type { AppThunk } from './store.ts'

const currentUserApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query({
      ...callTo(identityAddresses.currentUser),
      transformResponse: (user: User | null) => user,
      extraOptions: { nothingOn401: true },
      keepUnusedDataFor: timing.userKeptSeconds,
      providesTags: ['User'],
    }),
  }),
})

const { useCurrentUserQuery } = currentUserApi
const { currentUser } = currentUserApi.endpoints

/** Who is signed in. `away` when nobody could say: neither a visitor nor a member. */
export function useCurrentUser() {
  const { data, isUninitialized, isLoading, isFetching, refetch } = useCurrentUserQuery(undefined, {
    refetchOnMountOrArgChange: timing.userFreshSeconds,
  })
  const pending = isUninitialized || isLoading || (isFetching && data === undefined)
  const state = pending ? 'loading' : data === undefined ? 'away' : 'known'
  return { user: data ?? null, state, retry: refetch } as const
}

/** Puts the user that a call answered with, or nobody, in the place of the one we knew. */
export const rememberUser =
  (user: User | null): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      currentUserApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: user }]),
    )

/** Who is signed in as far as we know; waits while that is being asked. */
export const resolveUser = (): AppThunk<Promise<User | null>> => async (dispatch) => {
  const { data } = await dispatch(currentUser.initiate(undefined, { subscribe: false }))
  return data ?? null
}

/** What was read for one person is read anew for the next. */
export const clearCachedData = () => baseApi.util.invalidateTags(['User', 'Favourites', 'Listings', 'People', 'Offers'])

export const viewerOf = ({ id, role, membershipTier, isVerified }: User): Viewer => ({
  id,
  role,
  tier: membershipTier,
  verified: isVerified,
})
