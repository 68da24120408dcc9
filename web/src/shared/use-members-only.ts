import { loggedOut, type PageName, page } from '@storyright/contracts/vocabulary'
import { useEffect, useRef } from 'react'
import { useCurrentUser } from './current-user.ts'
import { leaveForSignIn } from './sign-in-first.ts'
import { useAppDispatch } from './store.ts'

const leadToSignIn = (name: PageName) => {
  const { at, ...message } = page(name).toVisitors ?? loggedOut
  return leaveForSignIn({ ...message, variant: 'destructive' }, at && { at })
}

/** For a page that visitors may not see: shows why and redirects them to sign in. */
export function useMembersOnly(name: PageName) {
  const { user, state, retry } = useCurrentUser()
  const dispatch = useAppDispatch()
  const wasSignedIn = useRef(false)
  const isVisitor = state === 'known' && user === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known that nobody is signed in.
  useEffect(() => {
    if (user) wasSignedIn.current = true
    // Signing out here redirects home instead.
    else if (isVisitor && !wasSignedIn.current) void dispatch(leadToSignIn(name))
  }, [user, isVisitor])
  return { user, state, retry }
}
