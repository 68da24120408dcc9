import { css } from 'styled-components'
import { forcedColors, theme } from '../theme/theme.ts'

/** The panel of a menu or a popover: over the page, and scrolled by itself. */
export const panel = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.surface};
  border-radius: ${theme.radius};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
  z-index: 60;
  &:focus {
    outline: none;
  }
`
