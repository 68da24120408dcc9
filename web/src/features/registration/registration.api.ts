import type { Registration } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<{ message: string }, Registration>({
      query: (body) => ({ path: '/api/auth/register', method: 'POST', body }),
    }),
  }),
})

export const { useRegisterMutation } = registrationApi
