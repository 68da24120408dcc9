import type { Registration } from '@storyright/contracts/http'
import { toast } from '../../ui/toast/toasts.ts'
import { useRegisterMutation } from './registration.api.ts'

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
