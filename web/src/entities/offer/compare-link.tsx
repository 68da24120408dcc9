import type { Offer } from '@storyright/contracts/http'
import { filled } from '../../shared/filled.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { isInPlay } from './offer-state.ts'

interface CompareLinkProps {
  listingId: string
  /** All that reached the agent. */
  offers: readonly Offer[]
  small?: boolean
}

/** The way to the offers in play for a title, where there are several. */
export function CompareLink({ listingId, offers, small = false }: CompareLinkProps) {
  const now = new Date()
  const count = offers.filter((offer) => offer.listingId === listingId && isInPlay(offer, now)).length
  return (
    count > 1 && (
      <ButtonLink small={small} to={filled(paths.compareOffers, { id: listingId })}>
        {`Compare ${count} offers`}
      </ButtonLink>
    )
  )
}
