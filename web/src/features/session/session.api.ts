import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation(callTo(identity.login)),
    signOut: build.mutation(callTo(identity.logout)),
  }),
})

export const { useSignInMutation, useSignOutMutation } = sessionApi
