import type { User } from '@storyright/contracts/http'
import { type AccountStatus, identityAddresses as identity, type Role } from '@storyright/contracts/vocabulary'
import { ask, type Nothing } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'
import { askPages, rowsOf } from '../../shared/list-page.ts'
import { type Answering, keep } from '../../shared/put-in-place.ts'
import { each, lists } from '../../shared/tags.ts'

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

/** A changed person stands changed wherever shown; what was chosen by role or status is chosen anew. */
const changed = [lists.chosenPeople, lists.peopleAudit]
const keepPerson = (call: Answering<User>) => keep('People', call, (person) => person)

const administrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.infiniteQuery({
      ...askPages(identity.listUsers, (asked: UsersAsked, cursor) => ({ query: { ...asked, limit, cursor } })),
      providesTags: (read, _error, { role, status }) => [
        ...each('People', rowsOf(read)),
        ...(role || status ? [lists.chosenPeople] : []),
      ],
    }),
    pendingAgents: build.infiniteQuery({
      ...askPages(identity.listPendingAgents, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      providesTags: [lists.applications],
    }),
    audit: build.infiniteQuery({
      ...askPages(identity.peopleAudit, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      providesTags: [lists.peopleAudit],
    }),
    verifyAgent: build.mutation({
      ...ask(identity.verifyAgent, ({ id, ...body }: Verdict) => ({ params: { id }, body })),
      onQueryStarted: (_verdict, call) => keepPerson(call),
      invalidatesTags: [lists.applications, ...changed],
    }),
    changeRole: build.mutation({
      ...ask(identity.changeRole, ({ id, role }: { id: string; role: Role }) => ({ params: { id }, body: { role } })),
      onQueryStarted: (_asked, call) => keepPerson(call),
      invalidatesTags: changed,
    }),
    suspendUser: build.mutation({
      ...ask(identity.suspendUser, one),
      onQueryStarted: (_id, call) => keepPerson(call),
      invalidatesTags: changed,
    }),
    activateUser: build.mutation({
      ...ask(identity.activateUser, one),
      onQueryStarted: (_id, call) => keepPerson(call),
      invalidatesTags: changed,
    }),
  }),
})

export const {
  useUsersInfiniteQuery,
  usePendingAgentsInfiniteQuery,
  useAuditInfiniteQuery,
  useVerifyAgentMutation,
  useChangeRoleMutation,
  useSuspendUserMutation,
  useActivateUserMutation,
} = administrationApi
