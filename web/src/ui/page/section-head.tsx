import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

// A line alone is too low a target.
const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.s1} ${theme.s4};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-top: ${theme.s3};
  > a {
    padding-block: 1px;
  }
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
`

type SectionHeadProps = { title: ReactNode; heading?: 'h2' | 'h3'; id?: string; children?: ReactNode }

/** A section opens with an ink rule; what leads on from it stands at the right. */
export function SectionHead({ title, heading: Heading = 'h2', id, children }: SectionHeadProps) {
  return (
    <Face>
      <Heading id={id}>{title}</Heading>
      {children}
    </Face>
  )
}
