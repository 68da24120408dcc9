import { useLocation } from 'react-router-dom'
import { paths, withNext } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import * as S from './account.styles.ts'

/** A mail’s link may lead to one part of the page, also by way of the login. */
export function ProfileDenied() {
  const { hash } = useLocation()
  const logIn = (
    <ButtonLink to={withNext(paths.auth, paths.profile + hash)} variant="primary">
      Log In
    </ButtonLink>
  )
  return (
    <S.Denied>
      <EmptyState heading="h1" title="Access Denied" action={logIn}>
        Please log in to view your profile
      </EmptyState>
    </S.Denied>
  )
}
