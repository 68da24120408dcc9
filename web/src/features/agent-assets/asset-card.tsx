import type { Listing } from '@storyright/contracts/http'
import { day, mediumLabels } from '@storyright/contracts/vocabulary'
import { Cover } from '../../entities/cover/cover.tsx'
import { EarlyMark } from '../../entities/listing/early-mark.tsx'
import { StatusBadge } from '../../entities/listing/status-badge.tsx'
import { priceRange } from '../../entities/money/money.ts'
import { filled } from '../../shared/filled.ts'
import { paths } from '../../shared/paths.ts'
import { Kind } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Ellipsis } from '../../ui/icon/icons.ts'
import { Link } from '../../ui/link/link.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './asset-card.styles.ts'

type AssetCardProps = {
  asset: Listing
  /** Somebody has a running option and so may have bought the title. */
  canBeSold: boolean
  onEdit: () => void
  onDelete: () => void
  onSold: () => void
}

/** A listing as its agent sees it: its state and price, and what can be done with it. */
export function AssetCard({ asset, canBeSold, onEdit, onDelete, onSold }: AssetCardProps) {
  const { id, title, author, genre, medium, status, isFeatured, coverImageUrl, updatedAt } = asset
  const ofTitle = <VisuallyHidden>{` ${title}`}</VisuallyHidden>
  return (
    <S.Card>
      <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
      <S.Words>
        <div>
          <StatusBadge status={status} featured={isFeatured} />
        </div>
        <h2>{title}</h2>
        <S.Author>{author}</S.Author>
        <S.Sort>
          <Kind>{mediumLabels[medium]}</Kind>
          {genre && <span>{genre}</span>}
          <span>{`Changed ${day(updatedAt)}`}</span>
        </S.Sort>
        <EarlyMark until={asset.earlyAccessUntil} />
        <S.Price>{priceRange({ min: asset.suggestedOfferMin, max: asset.suggestedOfferMax })}</S.Price>
        <S.Seen>
          <Link to={paths.seenElsewhere(id)}>
            {seenWords(asset)}
            {ofTitle}
          </Link>
        </S.Seen>
        <S.Actions>
          <ButtonLink small to={paths.listing(id)}>
            <span>View</span>
            {ofTitle}
          </ButtonLink>
          <Button small onClick={onEdit}>
            <span>Edit</span>
            {ofTitle}
          </Button>
          {canBeSold && (
            <Button small onClick={onSold}>
              <span>Mark as sold</span>
              {ofTitle}
            </Button>
          )}
          <Menu
            label={`More for ${title}`}
            items={[
              { label: 'Offers', to: paths.offersOn(id) },
              { label: 'Rights', to: filled(paths.listingRights, { id }) },
              { label: 'Chain of title', to: paths.chainOf(id) },
              { label: 'Delete', danger: true, ruled: true, onSelect: onDelete },
            ]}
            trigger={
              <IconButton label={`More for ${title}`}>
                <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            }
          />
        </S.Actions>
      </S.Words>
    </S.Card>
  )
}

type Seen = Pick<Listing, 'youtubeVideoCount' | 'twitterMentions' | 'mediumDetails'>

const counted = (count: number | null, word: string) =>
  count ? [`${count.toLocaleString('en-GB')} ${count === 1 ? word : `${word}s`}`] : []

/** What other places are known to say of a title, or that nobody has looked yet. */
export function seenWords({ youtubeVideoCount, twitterMentions, mediumDetails }: Seen): string {
  const seen = [...counted(youtubeVideoCount, 'video'), ...counted(twitterMentions, 'post')]
  if (seen.length > 0) return `Seen elsewhere: ${seen.join(', ')}`
  const isKnown = youtubeVideoCount !== null || twitterMentions !== null || mediumDetails !== null
  return isKnown ? 'Seen elsewhere' : 'Submitted for enrichment'
}
