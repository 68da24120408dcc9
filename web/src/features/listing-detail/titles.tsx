import type { Listing } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import { EarlyMark } from '../../entities/listing/early-mark.tsx'
import { StatusBadge } from '../../entities/listing/status-badge.tsx'
import { TitleBadge } from '../../entities/listing/title-badge.tsx'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Read } from '../../ui/text/text.ts'
import * as S from './layout.styles.ts'

/** What it is called, by whom, and in a sentence. */
export function Titles({ listing }: { listing: Listing }) {
  const { id, title, author, genre, medium, status, tags, logline, description, coverImageUrl } = listing
  return (
    <S.Titles>
      <S.SmallCover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
      <div>
        <S.States>
          <StatusBadge status={status} />
          {listing.chainOfTitleVerified && <TitleBadge />}
          <EarlyMark until={listing.earlyAccessUntil} />
        </S.States>
        <h1>{title}</h1>
        <S.Author>{`by ${author}`}</S.Author>
      </div>
      <S.Beneath>
        {logline && logline !== description && <Read $quiet>{logline}</Read>}
        <S.TagList aria-label="Tags">
          <li>
            <Link to={paths.ofMedium(medium)}>{mediumLabels[medium]}</Link>
          </li>
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={paths.tagged(tag)}>{tag}</Link>
            </li>
          ))}
        </S.TagList>
      </S.Beneath>
    </S.Titles>
  )
}
