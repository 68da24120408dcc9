import { timing } from '@storyright/contracts/vocabulary'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ToastMessage, toast } from '../ui/toast/toasts.ts'
import { rememberUser, useCurrentUser } from './current-user.ts'
import { withNext } from './paths.ts'
import { useAppDispatch } from './store.ts'

export const loggedOut: ToastMessage = {
  title: 'Unauthorised',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
}

/** Says why, and half a second later leads to signing in, with the way back (here, unless `back` says otherwise). Leaving the page earlier calls it off. */
export function useLeaveForSignIn(to = '/login', back?: string) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const next = back ?? pathname + search
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (message: ToastMessage) => {
      toast(message)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        dispatch(rememberUser(null))
        void navigate(withNext(to, next))
      }, timing.redirectAfterLostSessionMs)
    },
    [dispatch, navigate, next, to],
  )
}

/** For a page that visitors may not read: the one who opens it is told so and led to signing in. */
export function useMembersOnly(message: ToastMessage) {
  const { user, state, retry } = useCurrentUser()
  const leave = useLeaveForSignIn()
  const wasSignedIn = useRef(false)
  const isVisitor = state === 'known' && user === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known that nobody is signed in.
  useEffect(() => {
    if (user) wasSignedIn.current = true
    // Whoever signs out here has asked for it, and is on the way home.
    else if (isVisitor && !wasSignedIn.current) leave(message)
  }, [user, isVisitor])
  return { user, state, retry, leave }
}
