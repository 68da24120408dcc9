import { type Access, access } from '@storyright/contracts/vocabulary'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useCurrentUser, viewerOf } from '../shared/current-user.ts'
import { paths, withNext } from '../shared/paths.ts'
import { useAppSelector } from '../shared/store.ts'
import { Spinner } from '../ui/button/spinner.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`

/** Renders the page if its access rule allows the user; redirects visitors to sign in and everyone else home. */
export const Guard = ({ access: needed }: { access: Access }) =>
  needed === 'public' ? <Outlet /> : <Guarded access={needed} />

function Guarded({ access: needed }: { access: Access }) {
  const { user, state, retry } = useCurrentUser()
  const { pathname, search, hash } = useLocation()
  const isLeaving = useAppSelector(({ leaving }) => leaving)
  if (state === 'loading')
    return (
      <Waiting>
        <Spinner size={28} label="Loading" />
      </Waiting>
    )
  if (state === 'away')
    return (
      <Waiting>
        <ErrorState onRetry={retry}>We could not check whether you are signed in.</ErrorState>
      </Waiting>
    )
  if (isLeaving === 'another user' || (!user && isLeaving)) return null
  if (!user) return <Navigate to={withNext(paths.auth, pathname + search + hash)} replace />
  return access[needed](viewerOf(user)) ? <Outlet /> : <Navigate to={paths.home} replace />
}
