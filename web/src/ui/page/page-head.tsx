import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Read } from '../text/text.ts'
import { below, theme } from '../theme/theme.ts'

// Under the way back, which keeps its own distance.
const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.s3} ${theme.s8};
  padding-block: ${theme.s8} ${theme.s5};
  > :first-child {
    flex: 1 1 20em;
  }
  ${Read} {
    margin-top: ${theme.s3};
  }
  > a:not([class]) {
    min-height: 24px;
  }
  ${below.phone} {
    padding-block: ${theme.s5} ${theme.s4};
  }
  a + & {
    padding-top: 0;
  }
`

type PageHeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode }

/** A page's title, what it is for, and what can be done here. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <Face>
      <div>
        <h1>{title}</h1>
        {lead && <Read $quiet>{lead}</Read>}
      </div>
      {actions}
    </Face>
  )
}
