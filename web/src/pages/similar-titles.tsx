import type { Viewer } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { useSimilarListingsQuery } from '../features/recommendations/recommendations.api.ts'
import { Meta } from '../ui/text/text.ts'
import { below, theme } from '../ui/theme/theme.ts'
import { CatalogueCard } from './catalogue-card.tsx'

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.s6};
  margin-top: ${theme.s4};
  > li {
    display: grid;
  }
  ${below.phone} {
    grid-template-columns: repeat(3, 44%);
    gap: ${theme.s4};
    overflow-x: auto;
    padding-bottom: ${theme.s2};
  }
`

/** Three titles near to this one, to go on with; nothing while they are not known. */
export function SimilarTitles({ listingId, viewer }: { listingId: string; viewer: Viewer }) {
  const { data: cards = [] } = useSimilarListingsQuery(listingId)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="similar-titles">
      <h2 id="similar-titles">Similar titles</h2>
      <Meta>By genre, subject and themes. Seeing them here does not count as a view.</Meta>
      <Shelf>
        {cards.map((card) => (
          <li key={card.id}>
            <CatalogueCard {...{ card, viewer }} signedIn cut="plate" />
          </li>
        ))}
      </Shelf>
    </section>
  )
}
