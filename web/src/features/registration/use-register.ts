import type { Registration } from '@storyright/contracts/http'
import { toast } from '../../ui/toast/toasts.ts'
import { useRegisterMutation } from './registration.api.ts'

export const registrationFailed = {
  title: 'Registration failed',
  fallback: 'Storyright did not answer. Please try again.',
}

/** Registers and says so; a failure is for the form to tell. */
export function useRegister(welcome: string) {
  const [register] = useRegisterMutation()
  return async (fields: Registration) => {
    await register(fields).unwrap()
    toast({ title: 'Registration successful!', description: welcome })
  }
}
