import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s1} ${theme.s3};
  color: ${theme.ink3};
`

type FoldedProps = { folded: boolean; children: ReactNode }

/** What somebody wrote whom the reader has blocked: folded away until it is asked for. */
export function Folded({ folded, children }: FoldedProps) {
  const [shown, setShown] = useState(false)
  if (!folded || shown) return children
  return (
    <Face>
      <p>Written by somebody you have blocked.</p>
      <Button variant="plain" small onClick={() => setShown(true)}>
        Show
      </Button>
    </Face>
  )
}
