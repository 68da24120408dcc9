import type { User } from '@storyright/contracts/http'
import { type AccountStatus, identityAddresses as identity, type Role } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, type Nothing } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'
import { cacheResult, type MutationLifecycle } from '../../shared/update-cached.ts'

export interface UsersAsked {
  search: string
  role: Role | ''
  status: AccountStatus | ''
}
export interface Verdict {
  id: string
  status: 'approved' | 'rejected'
  notes: string
}
const limit = 20
const one = (id: string) => ({ params: { id } })

/** Lists filtered by role or status are fetched again; other lists get the changed person from the response. */
const changed = [lists.chosenPeople, lists.peopleAudit]
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
    pendingAgents: build.infiniteQuery({
      ...callPages(identity.listPendingAgents, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      providesTags: [lists.applications],
    }),
    verifyAgent: build.mutation({
      ...callTo(identity.verifyAgent, ({ id, ...body }: Verdict) => ({ params: { id }, body })),
      onQueryStarted: (_verdict, call) => keepPerson(call),
      invalidatesTags: [lists.applications, ...changed],
    }),
    changeRole: build.mutation({
      ...callTo(identity.changeRole, ({ id, role }: { id: string; role: Role }) => ({
        params: { id },
        body: { role },
      })),
      onQueryStarted: (_asked, call) => keepPerson(call),
      invalidatesTags: changed,
    }),
    suspendUser: build.mutation({
      ...callTo(identity.suspendUser, one),
      onQueryStarted: (_id, call) => keepPerson(call),
      invalidatesTags: changed,
    }),
    activateUser: build.mutation({
      ...callTo(identity.activateUser, one),
      onQueryStarted: (_id, call) => keepPerson(call),
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useUsersInfiniteQuery,
  usePendingAgentsInfiniteQuery,
  useVerifyAgentMutation,
  useChangeRoleMutation,
  useSuspendUserMutation,
  useActivateUserMutation,
} = administrationApi
