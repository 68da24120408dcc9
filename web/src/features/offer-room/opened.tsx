import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'

const Face = styled.div`
  scroll-margin-top: 84px;
  &:focus {
    outline: none;
  }
`

/** What was opened within the page: the focus is led to it once. */
export function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Face ref={place} tabIndex={-1}>
      {children}
    </Face>
  )
}
