import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

const Face = styled.div`
  padding: ${theme.s12} ${theme.s6};
  text-align: center;
  border-block: ${theme.hair} solid ${theme.line};
  display: grid;
  gap: ${theme.s3};
  justify-items: center;
  h2 {
    font-size: ${theme.t21};
  }
  p {
    max-width: 44ch;
    color: ${theme.ink2};
  }
`

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; heading?: 'h1' | 'h2' | 'h3' }

/** Says what is so, and what to do next. */
export function EmptyState({ title, children, action, heading: Heading = 'h3' }: EmptyStateProps) {
  return (
    <Face>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </Face>
  )
}
