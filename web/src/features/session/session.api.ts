import { identityAddresses as identity } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation(ask(identity.login)),
    signOut: build.mutation(ask(identity.logout)),
  }),
})

export const { useSignInMutation, useSignOutMutation } = sessionApi
