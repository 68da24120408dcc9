import type { User } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<{ user: User }, { email: string; password: string }>({
      query: (body) => ({ path: '/api/auth/login', method: 'POST', body }),
    }),
    signOut: build.mutation<{ message: string }, void>({
      query: () => ({ path: '/api/auth/logout', method: 'POST' }),
    }),
  }),
})

export const { useSignInMutation, useSignOutMutation } = sessionApi
