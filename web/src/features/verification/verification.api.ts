import { baseApi } from '../../shared/base-api.ts'

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.query<{ message: string }, string>({
      query: (token) => `/api/auth/verify/${encodeURIComponent(token)}`,
    }),
    resendVerification: build.mutation<{ message: string }, { email: string }>({
      query: (body) => ({ path: '/api/auth/resend-verification', method: 'POST', body }),
    }),
  }),
})

export const { useVerifyEmailQuery, useResendVerificationMutation } = verificationApi
