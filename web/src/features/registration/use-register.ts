import type { Registration } from '@storyright/contracts/http'
import { saidBy } from '../../shared/api-error.ts'
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
      toast({
        title: 'Registration failed',
        description: saidBy(error, 'Storyright did not answer. Please try again.'),
        variant: 'destructive',
      })
      throw error
    }
  }
}
