import type { Offer } from '@storyright/contracts/http'
import { day, type OfferMoment, paging } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { titleColumn } from '../../../entities/listing/title-cell.tsx'
import { money } from '../../../entities/money/money.ts'
import { waitsForAnswer } from '../../../entities/offer/offer-state.ts'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { months, producerName } from '../../../entities/offer/offer-words.ts'
import { RoomLink } from '../../../entities/offer/room-link.tsx'
import { shortState } from '../../../entities/offer/short-state.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { RowAnswers } from '../../../ui/data/row-answers.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Meta, meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { OneLine, Strong } from '../../../ui/text/words.ts'
import { theme } from '../../../ui/theme/theme.ts'
import type { Answers } from './use-answers.ts'

/** Ends soon. */
const Near = styled.span`
  ${meta} white-space: nowrap;
  color: ${theme.wait};
`

type LatestOffersProps = { offers: readonly Offer[]; answers: Answers; addressOf: (offer: Offer) => string }

/** The five newest offers that an agent received. */
export function LatestOffers({ offers, answers, addressOf }: LatestOffersProps) {
  const columns: Column<Offer>[] = [
    titleColumn('Listing', ({ listing }) => listing, addressOf),
    {
      header: 'Producer',
      card: 'lead',
      cell: (offer) => (
        <div>
          {producerName(offer)}
          <Meta>{offer.producer?.companyName}</Meta>
        </div>
      ),
    },
    {
      header: 'Offer Amount',
      end: true,
      card: 'amount',
      cell: ({ offerPrice }) => <Strong>{money(offerPrice)}</Strong>,
    },
    {
      header: 'Period',
      card: 'left',
      cell: ({ optionPeriod }) => <OneLine>{months(optionPeriod)}</OneLine>,
    },
    {
      header: 'Hold ends',
      card: 'right',
      cell: (offer) => <HoldEnds offer={offer} />,
    },
    {
      header: 'Status',
      card: 'status',
      cell: (offer) => (
        <div>
          <OfferState status={offer.status} />
          {offer.status === 'accepted' && <Meta>{shortState(offer, 'agent')}</Meta>}
          <RoomLink offer={offer} />
        </div>
      ),
    },
    {
      header: 'Actions',
      full: true,
      end: true,
      cell: (offer) =>
        waitsForAnswer(offer) && !answers.isUnconfirmed(offer) ? (
          <Answering offer={offer} answers={answers} />
        ) : (
          <ButtonLink small to={addressOf(offer)}>
            <span>View</span>
            <VisuallyHidden>{` the offer for ${offer.listing.title}`}</VisuallyHidden>
          </ButtonLink>
        ),
    },
  ]
  return (
    <Table
      caption="Latest offers"
      columns={columns}
      rows={offers.slice(0, paging.recentItems)}
      rowKey={({ id }) => id}
    />
  )
}

function HoldEnds({ offer }: { offer: Offer }) {
  const left = timeLeft(offer, new Date())
  return (
    <span>
      <span>{`${holdEnds(offer) || '–'} `}</span>
      {left && <Near>{left}</Near>}
    </span>
  )
}

function Answering({ offer, answers }: { offer: Offer; answers: Answers }) {
  return (
    <RowAnswers
      of={`the offer of ${producerName(offer)} for ${offer.listing.title}`}
      no={{ label: 'Reject', onPress: () => answers.ask(offer, 'reject') }}
      yes={{ label: 'Accept', onPress: () => answers.ask(offer, 'accept') }}
    />
  )
}

/** How the hold of an offer ends, or ended: "24 Nov 2026", "Charged 18 Nov 2026". */
export function holdEnds(offer: Offer): string {
  const { paymentStatus, holdExpiresAt } = offer
  switch (paymentStatus) {
    case 'captured':
      return since('Charged', offer, 'captured')
    case 'released':
      return since('Released', offer, 'released')
    case 'expired':
      return since('Ran out', offer, 'expired')
    default:
      return waitsForAnswer(offer) && holdExpiresAt ? day(holdExpiresAt) : ''
  }
}

function since(word: string, { timeline }: Offer, wanted: OfferMoment) {
  const at = timeline.findLast(({ moment }) => moment === wanted)?.at
  return at ? `${word} ${day(at)}` : word
}

const dayLength = 86_400_000
const soon = 3

/** "in 3 days" for a hold that ends soon, while the offer can still be answered. */
export function timeLeft(offer: Offer, now: Date): string | null {
  if (!waitsForAnswer(offer) || !offer.holdExpiresAt) return null
  const left = Math.ceil((Date.parse(offer.holdExpiresAt) - now.getTime()) / dayLength)
  if (left > soon) return null
  return left <= 1 ? 'within a day' : `in ${left} days`
}
