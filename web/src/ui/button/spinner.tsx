import styled, { keyframes } from 'styled-components'
import { VisuallyHidden } from '../text/visually-hidden.ts'

const turn = keyframes`to { transform: rotate(360deg); }`

const Face = styled.span`
  display: inline-flex;
  flex: none;
`
const Wheel = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`

/** A wait without a shape of its own; give a label where nothing else says what is awaited. */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  return (
    <Face role={label ? 'status' : undefined}>
      <Wheel $size={size} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Face>
  )
}
