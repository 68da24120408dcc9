import type { SignInPage } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import type { ToastMessage } from '../ui/toast/toasts.ts'
import { useCurrentUser } from './current-user.ts'
import { leaveForSignIn } from './sign-in-first.ts'
import { useAppDispatch } from './store.ts'

/** For a page that visitors may not see: shows why and redirects them to sign in. */
export function useMembersOnly(message: ToastMessage, at?: SignInPage) {
  const { user, state, retry } = useCurrentUser()
  const dispatch = useAppDispatch()
  const wasSignedIn = useRef(false)
  const isVisitor = state === 'known' && user === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known that nobody is signed in.
  useEffect(() => {
    if (user) wasSignedIn.current = true
    // Signing out here redirects home instead.
    else if (isVisitor && !wasSignedIn.current) void dispatch(leaveForSignIn(message, { ...(at && { at }) }))
  }, [user, isVisitor])
  return { user, state, retry }
}
