import * as Tabs from '@radix-ui/react-tabs'
import styled, { css } from 'styled-components'
import { meta, tabular } from '../text/text.ts'
import { forcedColors, theme } from '../theme/theme.ts'

// The row cuts what stands out of it, so the focus ring stands inside; this keeps it clear of the letters.
const room = '6px'

export const List = styled(Tabs.List)<{ $minor: boolean }>`
  display: flex;
  gap: calc(${theme.s6} - 2 * ${room});
  margin-inline: calc(-1 * ${room});
  background: linear-gradient(${theme.line}, ${theme.line}) no-repeat ${room} 100% / calc(100% - 2 * ${room}) 1px;
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $minor }) =>
    $minor &&
    css`
      gap: calc(${theme.s5} - 2 * ${room});
      > button {
        min-height: 36px;
        font-size: ${theme.t13};
      }
    `}
`
// Gradients are taken away where colours are forced.
export const Trigger = styled(Tabs.Trigger)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.s2};
  min-height: 44px;
  padding: 0 ${room};
  border: 0;
  background: none;
  color: ${theme.ink2};
  cursor: pointer;
  white-space: nowrap;
  &:hover {
    color: ${theme.ink};
  }
  &[aria-selected='true'] {
    color: ${theme.ink};
    font-weight: 550;
    background: linear-gradient(${theme.ink}, ${theme.ink}) no-repeat ${room} 100% / calc(100% - 2 * ${room}) 2px;
  }
  ${forcedColors} {
    border-bottom: 3px solid ${theme.paper};
    &[aria-selected='true'] {
      border-bottom-color: ${theme.focus};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-by-pointer] {
    outline: none;
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
