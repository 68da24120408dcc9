import type { User } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'
import type { AccountChange } from './account.rules.ts'
import type { ProfileFields } from './profile.rules.ts'

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    editAccount: build.mutation<User, AccountChange>({
      query: (body) => ({ path: '/api/auth/profile', method: 'PUT', body }),
    }),
    resendConfirmation: build.mutation<{ message: string }, { email: string }>({
      query: (body) => ({ path: '/api/auth/resend-verification', method: 'POST', body }),
    }),
    cancelEmailChange: build.mutation<User, void>({
      query: () => ({ path: '/api/auth/email-change', method: 'DELETE' }),
    }),
    completeProfile: build.mutation<User, ProfileFields>({
      query: (body) => ({ path: '/api/profile/complete', method: 'PATCH', body }),
    }),
    uploadPicture: build.mutation<{ imageUrl: string }, File>({
      query: (file) => {
        const body = new FormData()
        body.append('file', file)
        return { path: '/api/uploads/images', method: 'POST', body }
      },
    }),
    changePassword: build.mutation<{ message: string }, { currentPassword: string; newPassword: string }>({
      query: (body) => ({ path: '/api/auth/change-password', method: 'PUT', body }),
    }),
    closeAccount: build.mutation<{ message: string }, void>({
      query: () => ({ path: '/api/auth/account', method: 'DELETE' }),
    }),
    // Not a query: what it answers is everything we know of somebody, and is not kept here.
    exportData: build.mutation<Record<string, unknown>, void>({ query: () => '/api/auth/export' }),
  }),
})

export const {
  useEditAccountMutation,
  useResendConfirmationMutation,
  useCancelEmailChangeMutation,
  useCompleteProfileMutation,
  useUploadPictureMutation,
  useChangePasswordMutation,
  useCloseAccountMutation,
  useExportDataMutation,
} = accountApi
