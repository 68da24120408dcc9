import type { Offer } from '@storyright/contracts/http'
import { Link } from '../../ui/link/link.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
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
