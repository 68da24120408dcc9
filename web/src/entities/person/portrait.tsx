import { useState } from 'react'
import * as S from '../../features/account/picture-field.styles.ts'
import { webAddress } from '../../shared/web-address.ts'

/** Somebody's picture, or their initials where there is none or it does not load. */
export function Portrait({ name, address }: { name: string; address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  const picture = webAddress(address)
  return (
    <S.Portrait aria-hidden="true">
      {picture && picture !== failed ? (
        <img src={picture} alt="" width={80} height={80} onError={() => setFailed(picture)} />
      ) : (
        initialsOf(name)
      )}
    </S.Portrait>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .slice(0, 2)
    .join('')
