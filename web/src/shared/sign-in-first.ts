import { type SignInPage, timing } from '@storyright/contracts/vocabulary'
import type { createMemoryRouter } from 'react-router-dom'
import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { rememberUser, resolveUser } from './current-user.ts'
import { withNext } from './paths.ts'
import type { AppThunk } from './store.ts'

export type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'navigate'>
/** A pending redirect to sign in, and the page it started from. */
interface Departure {
  from: string
  done: Promise<void>
}
export interface SignInRedirect {
  router: Router
  departure: Departure | null
}

export const loggedOut: ToastMessage = {
  title: 'Unauthorised',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
}

interface Way {
  at?: SignInPage
  /** Where to return after signing in, if not to this page. */
  back?: string
}

/** Shows why, and half a second later redirects to sign in, with the address to return to. Leaving the page earlier cancels it. */
export const leaveForSignIn =
  (message: ToastMessage, { at = '/login', back }: Way = {}): AppThunk<Promise<void>> =>
  (dispatch, _getState, outside) => {
    const { pathname, search } = outside.router.state.location
    if (outside.departure?.from === pathname) return outside.departure.done
    const depart = async () => {
      toast(message)
      await new Promise((resolve) => setTimeout(resolve, timing.redirectAfterLostSessionMs))
      if (outside.router.state.location.pathname === pathname) {
        dispatch(rememberUser(null))
        await outside.router.navigate(withNext(at, back ?? pathname + search))
      }
      if (outside.departure === departure) outside.departure = null
    }
    const departure: Departure = { from: pathname, done: depart() }
    outside.departure = departure
    return departure.done
  }

/** After a 401: redirects to sign in if somebody was signed in, and resolves to whether that was so. */
export const handleLostSession =
  (at: SignInPage): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(resolveUser()))) return false
    await dispatch(leaveForSignIn(loggedOut, { at }))
    return true
  }
