import * as Popover from '@radix-ui/react-popover'
import styled from 'styled-components'
import { forcedColors, theme } from '../theme/theme.ts'

export const Content = styled(Popover.Content)`
  width: min(400px, calc(100vw - 24px));
  max-height: min(600px, var(--radix-popover-content-available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.s2};
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
