import type { Listing } from '@storyright/contracts/http'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { isInPlay, waitsForAnswer } from '../entities/offer/offer-state.ts'
import { useChainQuery } from '../features/chain-of-title/chain.api.ts'
import { ChainState } from '../features/chain-of-title/chain-state.tsx'
import { useOffersForAgent } from '../features/offers/use-offers.ts'
import { filled } from '../shared/filled.ts'
import { paths } from '../shared/paths.ts'
import { Button } from '../ui/button/button.tsx'
import { Facts } from '../ui/data/facts.tsx'
import { Link } from '../ui/link/link.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.ts'
import { theme } from '../ui/theme/theme.ts'

const EditListingDialog = lazy(() =>
  import('../features/listing-form/edit-listing-dialog.tsx').then((module) => ({ default: module.EditListingDialog })),
)
const ListingPreview = lazy(() =>
  import('./listing-preview.tsx').then((module) => ({ default: module.ListingPreview })),
)
const Place = styled.div`
  display: grid;
  gap: ${theme.s4};
  padding-block: ${theme.s4} ${theme.s5};
`

/** What its agent opens a title for: to change it, to answer its offers and to see to its chain of title. */
export function OwnListing({ listing }: { listing: Listing }) {
  const { id, agentId } = listing
  const [isEditing, setIsEditing] = useState(false)
  const { data: chain } = useChainQuery(id)
  const offers = useOfferWords(listing)
  return (
    <Place>
      <Button variant="primary" wide onClick={() => setIsEditing(true)}>
        Edit<VisuallyHidden>{` ${listing.title}`}</VisuallyHidden>
      </Button>
      <Facts
        facts={[
          { term: 'Offers', value: <Link to={paths.offersOn(id)}>{offers.words}</Link> },
          ...(offers.inPlay > 1
            ? [
                {
                  term: 'Side by side',
                  value: <Link to={filled(paths.compareOffers, { id })}>{`Compare ${offers.inPlay} offers`}</Link>,
                },
              ]
            : []),
          {
            term: 'Chain of title',
            value: (
              <Link to={paths.chainOf(id)}>
                {chain?.documents.length === 0 ? (
                  'No documents yet'
                ) : chain ? (
                  <ChainState chain={chain} />
                ) : (
                  'Documents'
                )}
              </Link>
            ),
          },
        ]}
      />
      <Suspense>
        {isEditing && (
          <EditListingDialog
            userId={agentId}
            listing={listing}
            onClose={() => setIsEditing(false)}
            renderPreview={(previewed) => (
              <Suspense>
                <ListingPreview listing={previewed} />
              </Suspense>
            )}
          />
        )}
      </Suspense>
    </Place>
  )
}

/** How many offers there are on a listing, how many wait for its agent, and how many are in play. */
function useOfferWords({ id, agentId }: Listing) {
  const { offers } = useOffersForAgent(agentId)
  if (!offers) return { words: 'See them', inPlay: 0 }
  const now = new Date()
  const those = offers.filter(({ listingId }) => listingId === id)
  const inPlay = those.filter((offer) => isInPlay(offer, now)).length
  const waiting = those.filter(waitsForAnswer).length
  if (those.length === 0) return { words: 'None yet', inPlay }
  return { words: waiting > 0 ? `${those.length} in all, ${waiting} to answer` : `${those.length} in all`, inPlay }
}
