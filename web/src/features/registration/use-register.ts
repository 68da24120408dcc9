import { sayFailed } from '../../shared/say-failed.ts'
import type { Registration } from '@storyright/contracts/http'
import { toast } from '../../ui/toast/toasts.ts'
import { useRegisterMutation } from './registration.api.ts'

/** Registers and says how it went; a failure goes on to the form, which shows it by field. */
export function useRegister(welcome: string) {
  const [register] = useRegisterMutation()
  return async (fields: Registration) => {
    try {
      await register(fields).unwrap()
      toast({ title: 'Registration successful!', description: welcome })
    } catch (error) {
      sayFailed('Registration failed', error, 'Storyright did not answer. Please try again.')
      throw error
    }
  }
}
