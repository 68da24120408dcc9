import styled from 'styled-components'
import { usePicture } from '../../shared/use-picture.ts'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${theme.sunk};
  color: ${theme.ink2};
  font: 420 ${({ $size }) => Math.round($size * 0.35)}px/1 ${theme.serif};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** Somebody's picture, or their initials where there is none or it does not load. */
export function Portrait({ name, address, size = 80 }: { name: string; address: string | null; size?: number }) {
  const { src, onError } = usePicture(address)
  return (
    <Face aria-hidden="true" $size={size}>
      {src ? <img {...{ src, onError }} alt="" width={size} height={size} /> : initialsOf(name)}
    </Face>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .slice(0, 2)
    .join('')
