import { Tabs } from 'radix-ui'
import styled, { css } from 'styled-components'
import { meta, tabular } from '../text/text.ts'
import { theme } from '../theme/theme.ts'

export const List = styled(Tabs.List)<{ $minor: boolean }>`
  display: flex;
  gap: ${theme.s6};
  border-bottom: ${theme.hair} solid ${theme.line};
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $minor }) =>
    $minor &&
    css`
      gap: ${theme.s5};
      > button {
        min-height: 36px;
        font-size: ${theme.t13};
      }
    `}
`
export const Trigger = styled(Tabs.Trigger)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.s2};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.ink2};
  border-bottom: 2px solid transparent;
  cursor: pointer;
  white-space: nowrap;
  &:hover {
    color: ${theme.ink};
  }
  &[aria-selected='true'] {
    color: ${theme.ink};
    font-weight: 550;
    border-bottom-color: ${theme.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
export const Quiet = styled.span`
  ${meta} ${tabular}
`
export const Panel = styled(Tabs.Content)`
  &:focus-visible {
    outline-offset: 4px;
  }
`
