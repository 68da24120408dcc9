import { useState } from 'react'
import styled from 'styled-components'
import { webAddress } from '../../shared/web-address.ts'
import { theme } from '../../ui/theme/theme.ts'

const Face = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  border-radius: 50%;
  overflow: hidden;
  background: ${theme.sunk};
  color: ${theme.ink2};
  font: 420 28px/1 ${theme.serif};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** Somebody's picture, or their initials where there is none or it does not load. */
export function Portrait({ name, address }: { name: string; address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  const picture = webAddress(address)
  return (
    <Face aria-hidden="true">
      {picture && picture !== failed ? (
        <img src={picture} alt="" width={80} height={80} onError={() => setFailed(picture)} />
      ) : (
        initialsOf(name)
      )}
    </Face>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .slice(0, 2)
    .join('')
