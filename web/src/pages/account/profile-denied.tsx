import { paths, withNext } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import * as S from './account.styles.ts'

export function ProfileDenied() {
  const logIn = (
    <ButtonLink to={withNext(paths.auth, paths.profile)} variant="primary">
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
