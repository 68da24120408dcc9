import type { Registration } from '@storyright/contracts/http'
import { identityAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { toast } from '../../ui/toast/toasts.ts'

const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ register: build.mutation(callTo(identityAddresses.register)) }),
})

const { useRegisterMutation } = registrationApi

export const registrationFailed = {
  title: 'Registration failed',
  fallback: 'Storyright did not answer. Please try again.',
}

/** Registers and shows a toast; the form shows a failure. */
export function useRegister(welcome: string) {
  const [register] = useRegisterMutation()
  return async (fields: Registration) => {
    await register(fields).unwrap()
    toast({ title: 'Registration successful!', description: welcome })
  }
}
