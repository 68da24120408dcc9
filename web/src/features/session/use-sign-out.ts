import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { saidBy } from '../../shared/api-error.ts'
import { forgetWhatWasRead, rememberUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { useSignOutMutation } from './session.api.ts'

/** Ends the session, goes home and forgets what was read in it. */
export function useSignOut() {
  const [signOut] = useSignOutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut().unwrap()
      navigate(paths.home)
      // The page that is being left must stop reading before what it read is forgotten, or it would read on as a visitor.
      flushSync(() => dispatch(rememberUser(null)))
      dispatch(forgetWhatWasRead())
      toast({ title: 'Goodbye!', description: 'You have been logged out successfully.' })
    } catch (error) {
      toast({ title: 'Logout failed', description: saidBy(error, 'Please try again.'), variant: 'destructive' })
    }
  }
}
