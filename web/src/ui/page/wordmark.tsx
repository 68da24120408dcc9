import styled from 'styled-components'
import { Link } from '../link/link.tsx'
import { theme } from '../theme/theme.ts'

const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font: 500 23px/1 ${theme.serif};
  letter-spacing: -0.012em;
  text-decoration: none;
  min-height: 44px;
  svg {
    width: 15px;
    height: 22px;
    display: block;
  }
`

/** The bookmark and the name; leads home. */
export function Wordmark() {
  return (
    <Face to="/">
      <svg viewBox="0 0 15 22" aria-hidden="true">
        <path d="M0 0h15v22l-7.5-5L0 22z" fill={theme.accent} />
        <path d="M3 0v19.9" stroke={theme.paper} strokeWidth="1" />
      </svg>
      Storyright
    </Face>
  )
}
