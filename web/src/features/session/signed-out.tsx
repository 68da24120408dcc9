import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { knownUser, meetUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { hearOfSignOut, hearTabs, settleSignedOut } from '../../shared/signed-out.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store.ts'

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })))

/** Notices that the session has ended elsewhere. The page stays as it is, with everything that was typed, for whoever it was typed by. */
export function SignedOut() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const standing = useAppSelector(({ signedOut }) => signedOut)
  useEffect(
    () =>
      hearTabs((word) => {
        if (word === 'out') {
          if (dispatch(knownUser())) dispatch(hearOfSignOut())
          return
        }
        dispatch(settleSignedOut('no'))
        void dispatch(meetUser()).then((met) => {
          if (met === 'another') void navigate(paths.home)
        })
      }),
    [dispatch, navigate],
  )
  return (
    standing === 'yes' && (
      <Suspense>
        <SignInAgain />
      </Suspense>
    )
  )
}
