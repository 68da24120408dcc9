import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { isUnauthorised, saidBy } from './api-error.ts'
import { paths } from './paths.ts'
import { loggedOut, useLeaveForSignIn } from './sign-in-first.ts'

/** Carries out what an administrator decided and says how it went; answers whether it was done. */
export function useDeed() {
  const leave = useLeaveForSignIn(paths.auth)
  return async (deed: () => Promise<unknown>, done: ToastMessage, failed: string) => {
    try {
      await deed()
      toast(done)
      return true
    } catch (error) {
      if (isUnauthorised(error)) leave(loggedOut)
      else toast({ title: failed, description: saidBy(error, 'Please try again.'), variant: 'destructive' })
      return false
    }
  }
}
