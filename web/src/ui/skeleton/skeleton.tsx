import styled, { keyframes } from 'styled-components'
import { theme } from '../theme/theme.ts'

const breathe = keyframes`to { opacity: 0.55; }`

/** A place held for what is coming, in that thing's own size. Numbers are pixels. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $w?: number | string
  $h?: number
  $round?: boolean
}>`
  display: block;
  flex: none;
  max-width: 100%;
  width: ${({ $w = '100%' }) => (typeof $w === 'number' ? `${$w}px` : $w)};
  height: ${({ $h = 14 }) => $h}px;
  background: ${theme.sunk};
  border-radius: ${({ $round }) => ($round ? '50%' : '2px')};
  animation: ${breathe} 1.6s ease-in-out infinite alternate;
`
