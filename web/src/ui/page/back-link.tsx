import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { ChevronLeft } from '../icon/icons.ts'
import { Link } from '../link/link.tsx'
import { below, theme } from '../theme/theme.ts'

const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s1};
  min-height: 24px;
  margin-block: 14px;
  font-size: ${theme.t13};
  color: ${theme.ink2};
  ${below.phone} {
    min-height: 44px;
    margin-block: ${theme.s1};
  }
`

/** The way back to the list that this page came from. */
export function BackLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Face {...props}>
      <ChevronLeft size={15} strokeWidth={1.6} aria-hidden="true" />
      {children}
    </Face>
  )
}
