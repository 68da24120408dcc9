import type { PeopleAuditEntry, User } from '@storyright/contracts/http'
import type { AccountStatus, Role } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type ListPage, listAddress, listPages, readListPage } from '../../shared/list-page.ts'

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

const administrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.infiniteQuery<ListPage<User>, UsersAsked, string | null>({
      infiniteQueryOptions: listPages,
      query: ({ queryArg, pageParam }) => listAddress('/api/admin/users', { ...queryArg, limit, cursor: pageParam }),
      transformResponse: readListPage<User>,
      providesTags: ['People'],
    }),
    pendingAgents: build.infiniteQuery<ListPage<User>, void, string | null>({
      infiniteQueryOptions: listPages,
      query: ({ pageParam }) => listAddress('/api/admin/pending-agents', { limit, cursor: pageParam }),
      transformResponse: readListPage<User>,
      providesTags: ['People'],
    }),
    audit: build.infiniteQuery<ListPage<PeopleAuditEntry>, void, string | null>({
      infiniteQueryOptions: listPages,
      query: ({ pageParam }) => listAddress('/api/admin/users/audit', { limit, cursor: pageParam }),
      transformResponse: readListPage<PeopleAuditEntry>,
      providesTags: ['People'],
    }),
    verifyAgent: build.mutation<User, Verdict>({
      query: ({ id, ...body }) => ({ path: `/api/admin/verify-agent/${id}`, method: 'POST', body }),
      invalidatesTags: ['People'],
    }),
    changeRole: build.mutation<User, { id: string; role: Role }>({
      query: ({ id, role }) => ({ path: `/api/admin/users/${id}/role`, method: 'PUT', body: { role } }),
      invalidatesTags: ['People'],
    }),
    suspendUser: build.mutation<User, string>({
      query: (id) => ({ path: `/api/admin/users/${id}/suspend`, method: 'POST' }),
      invalidatesTags: ['People'],
    }),
    activateUser: build.mutation<User, string>({
      query: (id) => ({ path: `/api/admin/users/${id}/activate`, method: 'POST' }),
      invalidatesTags: ['People'],
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
