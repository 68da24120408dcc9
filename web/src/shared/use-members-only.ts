import { useEffect, useRef } from 'react'
import type { ToastMessage } from '../ui/toast/toasts.ts'
import { useCurrentUser } from './current-user.ts'
import { leaveForSignIn } from './sign-in-first.ts'
import { useAppDispatch } from './store.ts'

/** For a page that visitors may not read: the one who opens it is told so and led to signing in. */
export function useMembersOnly(message: ToastMessage) {
  const { user, state, retry } = useCurrentUser()
  const dispatch = useAppDispatch()
  const wasSignedIn = useRef(false)
  const isVisitor = state === 'known' && user === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known that nobody is signed in.
  useEffect(() => {
    if (user) wasSignedIn.current = true
    // Whoever signs out here has asked for it, and is on the way home.
    else if (isVisitor && !wasSignedIn.current) void dispatch(leaveForSignIn(message))
  }, [user, isVisitor])
  return { user, state, retry }
}
