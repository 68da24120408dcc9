import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import styled, { css } from 'styled-components'
import { below, forcedColors, theme } from '../theme/theme.ts'

// An administrator's has more than some windows show.
export const Content = styled(DropdownMenu.Content)`
  min-width: 184px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.s1};
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
export const Item = styled(DropdownMenu.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  min-height: 36px;
  padding: 0 ${theme.s3};
  border-radius: 2px;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  user-select: none;
  ${({ $danger }) =>
    $danger &&
    css`
      color: ${theme.bad};
    `}
  &[data-highlighted] {
    background: ${theme.sunk};
  }
  &[data-disabled] {
    color: ${theme.ink3};
    cursor: not-allowed;
  }
  ${below.phone} {
    min-height: 44px;
  }
`
export const Rule = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${theme.s1} 0;
  background: ${theme.line};
`
export const Label = styled(DropdownMenu.Label)`
  padding: 6px ${theme.s3};
  font-size: ${theme.t13};
  line-height: 1.4;
  color: ${theme.ink3};
  border-bottom: ${theme.hair} solid ${theme.line};
  margin-bottom: ${theme.s1};
`
