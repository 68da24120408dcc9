import { baseApi } from '../../shared/base-api.ts'

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.query<{ message: string; email: string | null }, string>({
      query: (token) => `/api/auth/verify/${encodeURIComponent(token)}`,
    }),
    resendVerification: build.mutation<{ message: string }, { email: string }>({
      query: (body) => ({ path: '/api/auth/resend-verification', method: 'POST', body }),
    }),
    undoEmailChange: build.mutation<{ message: string }, { token: string }>({
      query: (body) => ({ path: '/api/auth/email-change/undo', method: 'POST', body }),
    }),
  }),
})

export const { useVerifyEmailQuery, useResendVerificationMutation, useUndoEmailChangeMutation } = verificationApi
