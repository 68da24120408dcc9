import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'

const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(ask(identity.forgotPassword)),
    resetPassword: build.mutation(ask(identity.resetPassword)),
  }),
})

export const { useForgotPasswordMutation, useResetPasswordMutation } = passwordApi
