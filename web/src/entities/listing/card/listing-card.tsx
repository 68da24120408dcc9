import type { MouseEvent, ReactNode } from 'react'
import { isAhead } from '../../../shared/is-ahead.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { Cover } from '../../cover/cover.tsx'
import { type PriceRange, priceRange } from '../../money/money.ts'
import { NoForecast } from '../../score/no-forecast.tsx'
import { Ring } from '../../score/ring.tsx'
import { provisionally, viabilityWord } from '../../score/score.ts'
import { EarlyMark } from '../early-mark.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { TitleBadge } from '../title-badge.tsx'
import * as S from './listing-card.styles.ts'
import { OpenLink } from './open-link.tsx'

export type ListingCardProps = {
  id: string
  title: string
  author?: string | null
  description?: string | null
  medium: string
  mediumLabel: string
  genre?: string | null
  tags?: readonly string[]
  status: string
  featured?: boolean
  /** The whole chain of title is verified. */
  titleVerified?: boolean
  /** Until when only premium members see it. */
  earlyAccessUntil?: string | null
  price: PriceRange
  imageUrl?: string | null
  score?: number | null
  /** The score still waits for a model's answer. */
  isProvisional?: boolean
  signedIn: boolean
  to: string
  /** Its reader has opened it before. */
  opened?: boolean | undefined
  /** Sees every click that would open the listing, and may prevent it. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Share and favourite, as icon buttons: they lie above the card's own link. */
  actions?: ReactNode
  /** What a membership would show of it, as a link of one line below the way in. */
  teaser?: ReactNode
  heading?: 'h2' | 'h3'
}

/** A listing among others, its cover at the left. The whole card opens it; its buttons do not. */
export function ListingCard(props: ListingCardProps) {
  const { id, title, author, description, medium, mediumLabel, genre, tags = [], heading = 'h3' } = props
  const {
    status,
    featured = false,
    titleVerified = false,
    earlyAccessUntil = null,
    price,
    imageUrl,
    score,
    isProvisional = false,
    signedIn,
    to,
    opened,
    onOpen,
    actions,
    teaser,
  } = props
  const scored = typeof score === 'number'
  return (
    <S.Card>
      <Cover id={id} title={title} author={author ?? null} genre={genre ?? null} medium={medium} imageUrl={imageUrl} />
      <S.Words>
        <S.Top>
          <StatusBadge status={status} featured={featured} />
          {opened && <Meta as="span">Opened</Meta>}
        </S.Top>
        <S.Title as={heading}>
          <S.Whole to={to} onClick={onOpen}>
            {title}
          </S.Whole>
        </S.Title>
        {actions && <S.Tools>{actions}</S.Tools>}
        <S.Author>{author}</S.Author>
        <S.Sort>
          <Kind>{mediumLabel}</Kind>
          {genre && <span>{genre}</span>}
        </S.Sort>
        {titleVerified && (
          <S.Mark>
            <TitleBadge />
          </S.Mark>
        )}
        {isAhead(earlyAccessUntil) && (
          <S.Mark>
            <EarlyMark until={earlyAccessUntil} />
          </S.Mark>
        )}
        {description && <S.Pitch>{description}</S.Pitch>}
        <Tags tags={tags} />
        <S.Base>
          <S.Price>
            {priceRange(price)}
            {scored && <small>{provisionally(viabilityWord(score), isProvisional)}</small>}
          </S.Price>
          {scored && <Ring score={score} isProvisional={isProvisional} />}
        </S.Base>
        {scored && (
          <S.Note>
            <NoForecast />
          </S.Note>
        )}
      </S.Words>
      <S.Open>
        <OpenLink {...{ title, signedIn, to, onOpen }} />
        {teaser && <S.Teaser>{teaser}</S.Teaser>}
      </S.Open>
    </S.Card>
  )
}

const shown = 3

/** The first three tags, and how many more there are. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <S.Tags>
      <ul aria-label="Tags">
        {tags.slice(0, shown).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {tags.length > shown && (
        <span>
          +{tags.length - shown}
          <VisuallyHidden> more tags</VisuallyHidden>
        </span>
      )}
    </S.Tags>
  )
}
