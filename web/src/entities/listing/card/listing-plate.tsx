import { Cover } from '../../cover/cover.tsx'
import { priceRange } from '../../money/money.ts'
import { NoForecast } from '../../score/no-forecast.tsx'
import { Ring } from '../../score/ring.tsx'
import { StatusBadge } from '../status-badge.tsx'
import type { ListingCardProps } from './listing-card.tsx'
import * as S from './listing-plate.styles.ts'
import { OpenLink } from './open-link.tsx'

/** A listing on a shelf, its cover above. It says what one chooses a book by; a status only where the title cannot be had. */
export function ListingPlate(props: ListingCardProps) {
  const {
    id,
    title,
    author,
    medium,
    mediumLabel,
    genre,
    status,
    price,
    imageUrl,
    score,
    isProvisional = false,
    signedIn,
    to,
    onOpen,
    actions,
  } = props
  const scored = typeof score === 'number'
  return (
    <S.Plate>
      <Cover id={id} title={title} author={author ?? null} genre={genre ?? null} medium={medium} imageUrl={imageUrl} />
      <S.Words>
        <S.Title as={props.heading ?? 'h3'}>
          <S.Whole to={to} onClick={onOpen}>
            {title}
          </S.Whole>
        </S.Title>
        <S.Author>{author}</S.Author>
        <S.Sort>{[mediumLabel, genre].filter(Boolean).join(' · ')}</S.Sort>
      </S.Words>
      <S.Price>{status === 'available' ? priceRange(price) : <StatusBadge status={status} />}</S.Price>
      <S.Base>
        <span>{scored && <Ring score={score} isProvisional={isProvisional} />}</span>
        {actions}
      </S.Base>
      {scored && <NoForecast />}
      <S.Open>
        <OpenLink {...{ title, signedIn, to, onOpen }} />
      </S.Open>
    </S.Plate>
  )
}
