import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme.ts'

type Tone = 'wait' | 'bad' | 'plain'

const edges = { wait: theme.waitMark, bad: theme.badMark, plain: theme.ink }
const Face = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  border-left: 3px solid ${({ $tone }) => edges[$tone]};
  padding: 2px 0 2px ${theme.s4};
  color: ${theme.ink2};
  > div {
    flex: 1 1 16em;
  }
`

type NoteProps = { tone?: Tone; children: ReactNode; action?: ReactNode; role?: 'alert' | 'status' }

/** A remark within a page: a warning, a part that failed, a thing to know. */
export function Note({ tone = 'plain', children, action, role }: NoteProps) {
  return (
    <Face $tone={tone} role={role}>
      <div>{children}</div>
      {action}
    </Face>
  )
}
