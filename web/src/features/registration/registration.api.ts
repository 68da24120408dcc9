import { identityAddresses } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'

const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ register: build.mutation(ask(identityAddresses.register)) }),
})

export const { useRegisterMutation } = registrationApi
