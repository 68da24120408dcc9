import { type SignInPage, timing, loggedOut as words } from '@storyright/contracts/vocabulary'
import { hasTyped } from '../ui/dialog/unsaved.ts'
import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { rememberUser, resolveUser } from './current-user.ts'
import { withNext } from './paths.ts'
import { pause } from './pause.ts'
import type { Router } from './router/create-router.ts'
import { settleSignedOut } from './signed-out.ts'
import type { AppThunk } from './store.ts'

/** A pending redirect to sign in, and the page it started from. */
interface PendingRedirect {
  from: string
  done: Promise<void>
}
export interface SignInRedirect {
  router: Router
  pendingRedirect: PendingRedirect | null
}

export const loggedOut: ToastMessage = { ...words, variant: 'destructive' }

interface Way {
  at?: SignInPage
  /** Where to return after signing in, if not to this page. */
  back?: string
}

/** Shows why, and half a second later redirects to sign in, with the address to return to. Leaving the page earlier cancels it. */
export function leaveForSignIn(message: ToastMessage, { at = '/login', back }: Way = {}): AppThunk<Promise<void>> {
  return (dispatch, _getState, context) => {
    const { pathname, search } = context.router.state.location
    if (context.pendingRedirect?.from === pathname) return context.pendingRedirect.done
    const redirect = async () => {
      toast(message)
      await pause(timing.redirectAfterLostSessionMs)
      if (context.router.state.location.pathname === pathname) {
        dispatch(rememberUser(null))
        await context.router.navigate(withNext(at, back ?? pathname + search))
      }
      if (context.pendingRedirect === pendingRedirect) context.pendingRedirect = null
    }
    const pendingRedirect: PendingRedirect = { from: pathname, done: redirect() }
    context.pendingRedirect = pendingRedirect
    return pendingRedirect.done
  }
}

/**
 * After a 401: redirects to sign in if somebody was signed in, and resolves to whether that was so. Where something unsaved would be lost
 * with the page, they sign in on top of it instead.
 */
export function handleLostSession(at: SignInPage): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (!(await dispatch(resolveUser()))) return false
    if (hasTyped()) dispatch(settleSignedOut('yes'))
    else await dispatch(leaveForSignIn(loggedOut, { at }))
    return true
  }
}
