import type { User } from '@storyright/contracts/http'
import {
  type AccountStatus,
  identityAddresses as identity,
  type Role,
  type Sort,
  type userSorts,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, pathOf } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'
import { cacheResult, type MutationLifecycle } from '../../shared/update-cached.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'

export interface UsersAsked {
  search: string
  role: Role | ''
  status: AccountStatus | ''
  sort: UserSort | null
}
type UserSort = Sort<(typeof userSorts)[number]>
/** Somebody, and the version of them that an administrator decides on. */
export interface Seen {
  id: string
  etag: string | null
}
/** One account of several: the lists are read again once, at the end. */
type SeenInBulk = Seen & { isInBulk?: boolean }
export interface Verdict extends Seen {
  status: 'approved' | 'rejected'
  notes: string
}
const limit = 20

/** Where all that a list of users asks for is as a file. */
export const usersCsv = (query: UsersAsked) => pathOf({ address: identity.usersCsv, query: { ...query } })
/** The same of the applications. */
export const applicationsCsv = (sort: UserSort | null) =>
  usersCsv({ search: '', role: 'agent', status: 'pending_review', sort: sort ?? 'joined' })
const as = ({ id, etag }: Seen) => ({ params: { id }, headers: ifMatch(etag) })

/** Lists filtered by role or status are fetched again; other lists get the changed person from the response. */
const changed = [lists.chosenPeople, lists.peopleAudit]
const unlessInBulk = (_user: unknown, _error: unknown, { isInBulk = false }: SeenInBulk) => (isInBulk ? [] : changed)
/** What a bulk action has changed. */
export const readUsersAgain = () => baseApi.util.invalidateTags(changed)
const keepPerson = (call: MutationLifecycle<User>) => cacheResult('People', call, (person) => person)

const administrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.infiniteQuery({
      ...callPages(identity.listUsers, (asked: UsersAsked, cursor) => ({ query: { ...asked, limit, cursor } })),
      providesTags: (read, _error, { role, status }) => [
        ...each('People', rowsOf(read)),
        ...(role || status ? [lists.chosenPeople] : []),
      ],
    }),
    /** Somebody as they are when their dialog opens, kept no longer than that. */
    openedUser: build.query({
      ...callTo(identity.oneUser, (id: string) => ({ params: { id } })),
      transformResponse: asOpened<User>,
      keepUnusedDataFor: 0,
    }),
    pendingAgents: build.infiniteQuery({
      ...callPages(identity.listPendingAgents, (sort: UserSort | null, cursor) => ({ query: { sort, limit, cursor } })),
      providesTags: [lists.applications],
    }),
    verifyAgent: build.mutation({
      ...callTo(identity.verifyAgent, ({ id, etag, ...body }: Verdict) => ({ ...as({ id, etag }), body })),
      onQueryStarted: (_verdict, call) => keepPerson(call),
      invalidatesTags: [lists.applications, ...changed],
    }),
    changeRole: build.mutation({
      ...callTo(identity.changeRole, ({ role, ...seen }: SeenInBulk & { role: Role }) => ({
        ...as(seen),
        body: { role },
      })),
      onQueryStarted: (_asked, call) => keepPerson(call),
      invalidatesTags: unlessInBulk,
    }),
    suspendUser: build.mutation({
      ...callTo(identity.suspendUser, (seen: SeenInBulk) => as(seen)),
      onQueryStarted: (_id, call) => keepPerson(call),
      invalidatesTags: unlessInBulk,
    }),
    activateUser: build.mutation({
      ...callTo(identity.activateUser, (seen: SeenInBulk) => as(seen)),
      onQueryStarted: (_id, call) => keepPerson(call),
      invalidatesTags: unlessInBulk,
    }),
  }),
})

export const {
  useLazyOpenedUserQuery,
  useOpenedUserQuery,
  useUsersInfiniteQuery,
  usePendingAgentsInfiniteQuery,
  useVerifyAgentMutation,
  useChangeRoleMutation,
  useSuspendUserMutation,
  useActivateUserMutation,
} = administrationApi
