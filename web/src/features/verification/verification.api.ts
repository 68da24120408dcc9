import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.query(callTo(identity.verifyEmail, (token: string) => ({ params: { token } }))),
    resendVerification: build.mutation(callTo(identity.resendVerification)),
    undoEmailChange: build.mutation(callTo(identity.undoEmailChange)),
  }),
})

export const { useVerifyEmailQuery, useResendVerificationMutation, useUndoEmailChangeMutation } = verificationApi
