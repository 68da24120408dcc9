import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(callTo(identity.forgotPassword)),
    resetPassword: build.mutation(callTo(identity.resetPassword)),
  }),
})

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordApi
