import type { ReactNode } from 'react'
import { paths } from '../shared/paths.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'

type NothingYetProps = { title: string; heading?: 'h2' | 'h3'; browse: string; children: ReactNode }

/** A list that somebody has still to begin: in the catalogue. */
export function NothingYet({ title, heading = 'h2', browse, children }: NothingYetProps) {
  return (
    <EmptyState
      heading={heading}
      title={title}
      action={
        <ButtonLink variant="primary" to={paths.listings}>
          {browse}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
