import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Meta } from '../text/text.ts'
import { forcedColors, theme } from '../theme/theme.ts'

const Face = styled.div`
  display: grid;
  gap: ${theme.s1};
  width: 100%;
  progress {
    appearance: none;
    width: 100%;
    height: 6px;
    border: 0;
    background: ${theme.sunk};
    ${forcedColors} {
      outline: 1px solid ${theme.line};
    }
  }
  progress::-webkit-progress-bar {
    background: ${theme.sunk};
  }
  progress::-webkit-progress-value {
    background: ${theme.ink};
    transition: width ${theme.calm} ${theme.ease};
  }
  progress::-moz-progress-bar {
    background: ${theme.ink};
  }
`

type ProgressProps = {
  /** What is being done; said, not shown. */
  label: string
  value: number
  max?: number
  /** How far it is, in words. */
  children: ReactNode
}

/** How much of something is done. */
export function Progress({ label, value, max = 100, children }: ProgressProps) {
  return (
    <Face>
      <progress max={max} value={value} aria-label={label} />
      <Meta role="status">{children}</Meta>
    </Face>
  )
}
