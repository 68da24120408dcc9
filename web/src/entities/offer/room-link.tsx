import type { Offer } from '@storyright/contracts/http'
import { filled } from '../../shared/filled.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { isInPlay } from './offer-state.ts'
import { roomPath, roundLine } from './round-words.ts'

/** Where the negotiation of an offer is, as the way to its room; nothing while there was one round only. */
export function RoomLink({ offer }: { offer: Offer }) {
  const line = roundLine(offer)
  if (!line) return null
  return (
    <Meta>
      <Link to={roomPath(offer.id)}>
        <span>{line}</span>
        <VisuallyHidden>{`: open the deal room for ${offer.listing.title}`}</VisuallyHidden>
      </Link>
    </Meta>
  )
}

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
