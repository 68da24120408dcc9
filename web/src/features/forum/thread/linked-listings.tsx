import type { LinkedListing } from '@storyright/contracts/http'
import { Cover } from '../../../entities/cover/cover.tsx'
import { paths } from '../../../shared/paths.ts'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './thread.styles.ts'

/** The titles that a text links to. */
export function LinkedListings({ listings }: { listings: readonly LinkedListing[] }) {
  if (listings.length === 0) return null
  return (
    <S.Cards aria-label="Titles mentioned">
      {listings.map(({ coverImageUrl, ...listing }) => (
        <li key={listing.id}>
          <S.Card to={paths.listing(listing.id)}>
            <Cover {...listing} imageUrl={coverImageUrl} />
            <span>
              <b>{listing.title}</b>
              <Meta as="span">{listing.author}</Meta>
            </span>
          </S.Card>
        </li>
      ))}
    </S.Cards>
  )
}
