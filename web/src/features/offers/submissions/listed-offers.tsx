import type { Offer } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import type { To } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { Cover } from '../../../entities/cover/cover.tsx'
import { money } from '../../../entities/money/money.ts'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { months, producerName, type Side } from '../../../entities/offer/offer-words.ts'
import { RoomLink } from '../../../entities/offer/room-link.tsx'
import { roundLine } from '../../../entities/offer/round-words.ts'
import { shortState } from '../../../entities/offer/short-state.ts'
import { type FileColumn, saveCsv } from '../../../shared/rows/csv-file.ts'
import { ExportButton } from '../../../shared/rows/export-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, Chips } from '../../../ui/chip/chip.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Actions } from '../../../ui/page/actions.ts'
import { Meta, tabular } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

/** Beside the open offer the list needs no heading that is seen. */
const ListHead = styled(VisuallyHidden)`
  ${below.wide} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    font-size: ${theme.t21};
  }
`
const List = styled.ul`
  border-top: ${theme.hair} solid ${theme.ink};
`
/** The way to its room stands below an offer of several rounds. */
const Row = styled.li<{ $hasRounds: boolean }>`
  ${({ $hasRounds }) =>
    $hasRounds &&
    css`
      && > a {
        border-bottom: 0;
        padding-bottom: 4px;
      }
    `}
  > p {
    padding: 0 0 12px 60px;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  > a {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 2px ${theme.s4};
    padding: 12px 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    text-decoration: none;
    align-items: start;
  }
  > a[aria-current='true'] {
    background: ${theme.surface};
    margin-inline: -16px;
    padding-inline: 13px 16px;
    border-left: 3px solid ${theme.ink};
  }
  > a:hover h3 {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  h3 {
    font-size: ${theme.t17};
    line-height: 1.2;
  }
  h3,
  p {
    overflow-wrap: anywhere;
  }
  p {
    ${tabular}
    line-height: 1.4;
    color: ${theme.ink2};
  }
  a > :nth-child(odd):not(:first-child) {
    text-align: right;
  }
  a > :first-child {
    grid-row: 1 / span 3;
  }
  b {
    font-weight: 600;
    color: ${theme.ink};
  }
  ${below.phone} {
    > a[aria-current='true'] {
      margin-inline: -12px;
      padding-inline: 9px 12px;
    }
    a > :nth-child(7):not(:first-child) {
      grid-column: 2 / -1;
      text-align: left;
    }
    a > :first-child {
      grid-row: 1 / span 4;
    }
  }
`

const step = 12

type ListedOffersProps = {
  offers: readonly Offer[]
  /** What they were chosen by, each by its name in the address. */
  filters: readonly { name: string; label: string }[]
  onUnfilter: (name: string) => void
  open: Offer | undefined
  addressOf: (offer: Offer) => To
  side: Side
  /** What else can be done with them. */
  more?: ReactNode
}

/** The offers to choose from. */
export function ListedOffers({ offers, filters, onUnfilter, open, addressOf, side, more }: ListedOffersProps) {
  const [shown, setShown] = useState(step)
  return (
    <>
      <ListHead as="h2">{filters.length > 0 ? 'Submissions' : 'All submissions'}</ListHead>
      {filters.length > 0 && (
        <Chips aria-label="Shown">
          {filters.map(({ name, label }) => (
            <li key={name}>
              <Chip label={label} onRemove={() => onUnfilter(name)} />
            </li>
          ))}
        </Chips>
      )}
      {offers.length === 0 && <Meta role="status">None match. Remove a filter to see more.</Meta>}
      <List aria-label="Offers">
        {offers.slice(0, shown).map((offer) => (
          <OfferRow key={offer.id} offer={offer} side={side} to={addressOf(offer)} isOpen={offer === open} />
        ))}
      </List>
      {offers.length > 0 && (
        <Actions>
          {more}
          <ExportButton of={files[side].of} onPress={() => saveCsv(files[side].name, fileColumns(side), offers)} />
          {offers.length > shown && (
            <Button small onClick={() => setShown(shown + step)}>
              Load More
            </Button>
          )}
        </Actions>
      )}
    </>
  )
}

const files: Record<Side, { of: string; name: string }> = {
  producer: { of: 'Submissions', name: 'submissions' },
  agent: { of: 'Offers received', name: 'offers-received' },
}

/** What a file says of an offer. */
const fileColumns = (side: Side): FileColumn<Offer>[] => [
  { header: 'Offer', value: ({ id }) => id },
  { header: 'Listing', value: ({ listing }) => listing.id },
  { header: 'Title', value: ({ listing }) => listing.title },
  { header: 'Author', value: ({ listing }) => listing.author },
  ...(side === 'agent' ? [{ header: 'Producer', value: producerName }] : []),
  { header: 'Amount (£)', value: ({ offerPrice }) => offerPrice },
  { header: 'Months', value: ({ optionPeriod }) => optionPeriod },
  { header: 'Status', value: ({ status }) => status },
  { header: 'State', value: (offer) => shortState(offer, side) },
  { header: 'Submitted', value: ({ submittedAt }) => submittedAt },
  { header: 'Held until', value: ({ holdExpiresAt }) => holdExpiresAt },
]

type OfferRowProps = { offer: Offer; side: Side; to: To; isOpen: boolean }

/** An offer in the list, to be opened beside it. */
function OfferRow({ offer, side, to, isOpen }: OfferRowProps) {
  const { listing, status, offerPrice, optionPeriod, submittedAt } = offer
  const { id, title, author, medium, genre, coverImageUrl } = listing
  return (
    <Row $hasRounds={roundLine(offer) !== null}>
      <Link to={to} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
        <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
        <h3>{title}</h3>
        <p>
          <b>{money(offerPrice)}</b>
        </p>
        <p>{side === 'agent' ? producerName(offer) : `Listing #${id} · ${months(optionPeriod)}`}</p>
        <p>
          <OfferState status={status} />
        </p>
        <p>{`Submitted ${day(submittedAt)}`}</p>
        <p>{shortState(offer, side)}</p>
      </Link>
      <RoomLink offer={offer} />
    </Row>
  )
}
