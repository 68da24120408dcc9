import { useNavigate } from 'react-router-dom'
import { saidBy } from '../../shared/api-error.ts'
import { rememberUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useSignOutMutation } from './session.api.ts'

/**
 * Ends the session and goes home. What was read in it is forgotten when somebody signs in: forgotten here, the page that is
 * being left would read it again, as a visitor.
 */
export function useSignOut() {
  const [signOut] = useSignOutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut().unwrap()
      navigate(paths.home)
      dispatch(rememberUser(null))
      toast({ title: 'Goodbye!', description: 'You have been logged out successfully.' })
    } catch (error) {
      toast({ title: 'Logout failed', description: saidBy(error, 'Please try again.'), variant: 'destructive' })
    }
  }
}
