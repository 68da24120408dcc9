import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { isUnauthorised, saidBy } from './api-error.ts'
import { paths } from './paths.ts'
import { loggedOut, useLeaveForSignIn } from './sign-in-first.ts'

/** Carries out what was decided and says how it went; answers whether it was done. A lost session leads to `signIn`. */
export function useDeed(signIn: string = paths.auth) {
  const leave = useLeaveForSignIn(signIn)
  return async <Outcome>(
    deed: () => Promise<Outcome>,
    done: ToastMessage | ((outcome: Outcome) => ToastMessage),
    failed: string,
    fallback = 'Please try again.',
  ) => {
    try {
      const outcome = await deed()
      toast(typeof done === 'function' ? done(outcome) : done)
      return true
    } catch (error) {
      if (isUnauthorised(error)) leave(loggedOut)
      else toast({ title: failed, description: saidBy(error, fallback), variant: 'destructive' })
      return false
    }
  }
}
