import type { Offer } from '@storyright/contracts/http'
import type { OfferStatus } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import type { To } from 'react-router-dom'
import { type Side, statusLabels } from '../../../entities/offer/offer-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, Chips } from '../../../ui/chip/chip.tsx'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './listed-offers.styles.ts'
import { OfferRow } from './offer-row.tsx'

const step = 12

type ListedOffersProps = {
  offers: readonly Offer[]
  /** The only one shown; `null` for all of them. */
  status: OfferStatus | null
  onAnyStatus: () => void
  open: Offer | undefined
  addressOf: (offer: Offer) => To
  side: Side
}

/** The offers to choose from. */
export function ListedOffers({ offers, status, onAnyStatus, open, addressOf, side }: ListedOffersProps) {
  const [shown, setShown] = useState(step)
  return (
    <>
      <S.ListHead as="h2">{status ? 'Submissions' : 'All submissions'}</S.ListHead>
      {status && (
        <Chips aria-label="Shown">
          <li>
            <Chip label={statusLabels[status]} onRemove={onAnyStatus} />
          </li>
        </Chips>
      )}
      {offers.length === 0 && <Meta role="status">There are none.</Meta>}
      <S.List aria-label="Offers">
        {offers.slice(0, shown).map((offer) => (
          <OfferRow key={offer.id} offer={offer} side={side} to={addressOf(offer)} isOpen={offer === open} />
        ))}
      </S.List>
      {offers.length > shown && (
        <Button small onClick={() => setShown(shown + step)}>
          Load More
        </Button>
      )}
    </>
  )
}
