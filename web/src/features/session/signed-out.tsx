import { lazy, Suspense, useEffect, useRef } from 'react'
import { knownUser, meetUser, rememberUser } from '../../shared/current-user.ts'
import { hearOfSignOut, hearTabs, settleSignedOut } from '../../shared/signed-out.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store.ts'
import { useLeaveToAnother } from '../../shared/use-go-home-as-visitor.ts'
import { hasTyped } from '../../ui/dialog/unsaved.ts'

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })))

/** Notices that the session has ended elsewhere. The page stays as it is, with everything that was typed, for whoever it was typed by. */
export function SignedOut() {
  const dispatch = useAppDispatch()
  const standing = useAppSelector(({ signedOut }) => signedOut)
  const leaveToAnother = useLeaveToAnother()
  const leave = useRef(leaveToAnother)
  leave.current = leaveToAnother
  useEffect(() => {
    const meet = async () => {
      const met = await dispatch(meetUser())
      if (met === 'another') leave.current()
      return met
    }
    const stopHearing = hearTabs((word) => {
      const known = dispatch(knownUser())
      if (word === 'out') {
        if (known) dispatch(hearOfSignOut())
        return
      }
      dispatch(settleSignedOut('no'))
      // At once: by the time of an answer they might have sent what somebody else typed.
      if (known && word !== 'in' && word !== `in ${known.id}`) leave.current()
      void meet()
    })
    // A page that the browser kept aside has heard of nothing meanwhile. It is not to be seen before it is known who looks at it.
    const restored = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !dispatch(knownUser())) return
      const { style } = document.documentElement
      style.visibility = 'hidden'
      try {
        const met = await meet()
        if (met === 'nobody') dispatch(hasTyped() ? settleSignedOut('yes') : rememberUser(null))
      } finally {
        style.visibility = ''
      }
    }
    const hear = (event: PageTransitionEvent) => void restored(event)
    window.addEventListener('pageshow', hear)
    return () => {
      stopHearing()
      window.removeEventListener('pageshow', hear)
    }
  }, [dispatch])
  return (
    standing === 'yes' && (
      <Suspense>
        <SignInAgain />
      </Suspense>
    )
  )
}
