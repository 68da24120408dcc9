import { lazy, Suspense, useEffect } from 'react'
import { baseApi } from '../../shared/base-api.ts'
import { knownUser } from '../../shared/current-user.ts'
import { hearTabs, isSignedOut, settleSignedOut } from '../../shared/signed-out.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store.ts'

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })))

/** Notices that the session has ended elsewhere. The page stays as it is, with everything that was typed. */
export function SignedOut() {
  const dispatch = useAppDispatch()
  const standing = useAppSelector(({ signedOut }) => signedOut)
  useEffect(
    () =>
      hearTabs((word) => {
        if (word === 'out') {
          if (dispatch(knownUser())) dispatch(isSignedOut())
        } else {
          dispatch(settleSignedOut('no'))
          dispatch(baseApi.util.invalidateTags(['User']))
        }
      }),
    [dispatch],
  )
  return (
    standing === 'yes' && (
      <Suspense>
        <SignInAgain />
      </Suspense>
    )
  )
}
