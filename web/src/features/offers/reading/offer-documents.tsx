import type { Offer } from '@storyright/contracts/http'
import { hasRoom, roomPath } from '../../../entities/offer/round-words.ts'
import { paths } from '../../../shared/paths.ts'
import { webAddress } from '../../../shared/web-address.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Download, FileText } from '../../../ui/icon/icons.ts'

const newTab = { target: '_blank', rel: 'noopener' } as const
const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The listing, the deck, the agreement as far as there are any. */
export function OfferDocuments({ offer, inRoom = false }: { offer: Offer; inRoom?: boolean }) {
  const { listingId, deckFileUrl, agreement, signedOptionUrl, status } = offer
  const [deck, contract] = [webAddress(deckFileUrl), webAddress(signedOptionUrl)]
  const text = webAddress(agreement?.url)
  return (
    <>
      {!inRoom && hasRoom(offer) && (
        <ButtonLink small to={roomPath(offer.id)}>
          Open Deal Room
        </ButtonLink>
      )}
      <ButtonLink small to={paths.listing(listingId)}>
        View Details
      </ButtonLink>
      {deck && (
        <ButtonLink small href={deck} {...newTab}>
          <Download {...icon} />
          Download Deck
        </ButtonLink>
      )}
      {status === 'accepted' && contract && (
        <ButtonLink small href={contract} {...newTab}>
          <FileText {...icon} />
          View Contract
        </ButtonLink>
      )}
      {status === 'accepted' && text && !contract && (
        <ButtonLink small href={text} {...newTab}>
          <FileText {...icon} />
          Read agreement
        </ButtonLink>
      )}
    </>
  )
}
