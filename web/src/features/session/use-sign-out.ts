import { mayLeave } from '../../shared/form/may-leave.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { useGoHomeAsVisitor } from '../../shared/use-go-home-as-visitor.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useSignOutMutation } from './session.api.ts'

/**
 * Ends the session and goes home. The cache is cleared at the next sign-in: cleared here, the page that is
 * being left would fetch it again, as a visitor.
 */
export function useSignOut() {
  const [signOut] = useSignOutMutation()
  const goHome = useGoHomeAsVisitor()
  return async () => {
    if (!(await mayLeave())) return
    try {
      await signOut().unwrap()
      goHome()
      toast({ title: 'Goodbye!', description: 'You have been logged out successfully.' })
    } catch (error) {
      toastFailure('Logout failed', error)
    }
  }
}
