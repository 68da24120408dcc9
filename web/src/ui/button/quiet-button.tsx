import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { below, theme } from '../theme/theme.ts'

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 ${theme.s2};
  border: 0;
  border-radius: ${theme.radius};
  background: none;
  color: ${theme.ink2};
  font-size: ${theme.t13};
  cursor: pointer;
  &:hover {
    color: ${theme.ink};
    background: ${theme.sunk};
  }
  &[aria-disabled='true'] {
    color: ${theme.ink3};
    background: none;
    cursor: not-allowed;
  }
  ${below.phone} {
    min-height: 44px;
  }
`
/** What can be done with one of many things: there when it is looked for, and no more. */
export function QuietButton({ type = 'button', ...props }: ComponentProps<'button'>) {
  return <Face {...props} type={type} />
}

/** A row of those, in line with the text above it. */
export const QuietActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: -${theme.s2};
`
