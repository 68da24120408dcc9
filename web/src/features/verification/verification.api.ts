import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.query(callTo(identity.verifyEmail, (token: string) => ({ params: { token } }))),
    confirmEmail: build.mutation(callTo(identity.confirmEmail, (token: string) => ({ params: { token } }))),
    /** Past the cache: a link may be used up elsewhere. */
    checkLink: build.query({ ...callTo(identity.checkLink), keepUnusedDataFor: 0 }),
    resendVerification: build.mutation(callTo(identity.resendVerification)),
    undoEmailChange: build.mutation(callTo(identity.undoEmailChange)),
  }),
})

export const {
  useCheckLinkQuery,
  useVerifyEmailQuery,
  useConfirmEmailMutation,
  useResendVerificationMutation,
  useUndoEmailChangeMutation,
} = verificationApi
