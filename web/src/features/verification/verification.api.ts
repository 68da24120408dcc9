import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.query(ask(identity.verifyEmail, (token: string) => ({ params: { token } }))),
    resendVerification: build.mutation(ask(identity.resendVerification)),
    undoEmailChange: build.mutation(ask(identity.undoEmailChange)),
  }),
})

export const { useVerifyEmailQuery, useResendVerificationMutation, useUndoEmailChangeMutation } = verificationApi
