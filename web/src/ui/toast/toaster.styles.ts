import * as Toast from '@radix-ui/react-toast'
import styled, { css, keyframes } from 'styled-components'
import { below, forcedColors, theme } from '../theme/theme.ts'

const arrive = keyframes`from { transform: translateX(calc(100% + 24px)); }`
const leave = keyframes`to { opacity: 0; }`
const swipeOut = keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x)); } to { transform: translateX(calc(100% + 24px)); }`

// Clear of a page's heading, and of the action that some keep at the window's foot.
export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: 20px;
  bottom: calc(20px + env(safe-area-inset-bottom));
  z-index: 100;
  width: min(380px, calc(100vw - 40px));
  display: grid;
  gap: ${theme.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  ${below.phone} {
    bottom: calc(84px + env(safe-area-inset-bottom));
  }
`
export const Face = styled(Toast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px ${theme.s4};
  padding: ${theme.s4};
  background: ${theme.surface};
  border-radius: ${theme.radius};
  border-left: 3px solid ${theme.ink};
  box-shadow: ${theme.float};
  ${forcedColors} {
    border: ${theme.hair} solid ${theme.ink};
  }
  ${({ $destructive }) =>
    $destructive &&
    css`
      border-left-color: ${theme.badMark};
    `}
  > button {
    grid-area: 1 / 2 / span 2;
    margin: -6px;
  }
  &[data-state='open'] {
    animation: ${arrive} ${theme.calm} ${theme.ease};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.fast} ${theme.ease};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.fast} ${theme.ease};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${theme.fast} ${theme.ease};
  }
`
export const Title = styled(Toast.Title)`
  font-weight: 600;
`
export const Description = styled(Toast.Description)`
  grid-column: 1;
  white-space: pre-line;
  color: ${theme.ink2};
`
export const Action = styled(Toast.Action)`
  grid-column: 1;
  justify-self: start;
  color: ${theme.accentInk};
`
