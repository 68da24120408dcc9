import type { Offer } from '@storyright/contracts/http'
import { day, paging } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { titleColumn } from '../../../entities/listing/title-cell.tsx'
import { money } from '../../../entities/money/money.ts'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { months } from '../../../entities/offer/offer-words.ts'
import { RoomLink } from '../../../entities/offer/room-link.tsx'
import { shortState } from '../../../entities/offer/short-state.ts'
import { paths } from '../../../shared/paths.ts'
import { webAddress } from '../../../shared/web-address.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { RowActions } from '../../../ui/page/actions.ts'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { OneLine } from '../../../ui/text/words.ts'
import { CancelOffer } from './cancel-offer.tsx'

/** The producer's five newest offers. */
export function RecentOffers({ offers }: { offers: readonly Offer[] }) {
  const [cancelled, setCancelled] = useState<Offer | null>(null)
  return (
    <>
      <Table
        caption="Recent submissions"
        order="the newest first"
        columns={columns(setCancelled)}
        rows={offers.slice(0, paging.recentItems)}
        rowKey={({ id }) => id}
      />
      {cancelled && <CancelOffer offer={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

const columns = (onCancel: (offer: Offer) => void): Column<Offer>[] => [
  titleColumn(
    'Title',
    ({ listing }) => listing,
    ({ id }) => `${paths.mySubmissions}?offer=${id}`,
  ),
  {
    header: 'Offer Amount',
    end: true,
    card: 'amount',
    cell: ({ offerPrice }) => money(offerPrice),
  },
  {
    header: 'Option Period',
    card: 'lead',
    cell: ({ optionPeriod }) => <OneLine>{months(optionPeriod)}</OneLine>,
  },
  {
    header: 'Submitted',
    card: 'left',
    cell: ({ submittedAt }) => day(submittedAt),
  },
  {
    header: 'Status',
    card: 'status',
    cell: (offer) => (
      <div>
        <OfferState status={offer.status} />
        <Meta>{shortState(offer, 'producer')}</Meta>
        <RoomLink offer={offer} />
      </div>
    ),
  },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: (offer) => <RecentActions offer={offer} onCancel={() => onCancel(offer)} />,
  },
]

function RecentActions({ offer, onCancel }: { offer: Offer; onCancel: () => void }) {
  const of = <VisuallyHidden>{` ${offer.listing.title}`}</VisuallyHidden>
  const deck = webAddress(offer.deckFileUrl)
  return (
    <RowActions>
      <ButtonLink small to={paths.listing(offer.listingId)}>
        <span>View Details</span>
        {of}
      </ButtonLink>
      {deck && (
        <ButtonLink small href={deck} target="_blank" rel="noopener">
          <span>Download Deck</span>
          {of}
        </ButtonLink>
      )}
      {offer.status === 'pending' && offer.paymentStatus !== 'captured' && (
        <Button small variant="danger" onClick={onCancel}>
          <span>Cancel</span>
          {of}
        </Button>
      )}
    </RowActions>
  )
}
