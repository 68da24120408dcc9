import { identityAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ register: build.mutation(callTo(identityAddresses.register)) }),
})

export const { useRegisterMutation } = registrationApi
