import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import * as S from './account.styles.ts'

/** A page under the profile. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <S.Column>
      <BackLink to={paths.profile}>Back to Profile</BackLink>
      <PageHead title={title} />
      {children}
    </S.Column>
  )
}
