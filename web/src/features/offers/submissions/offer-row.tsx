import type { Offer } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import type { To } from 'react-router-dom'
import { Cover } from '../../../entities/cover/cover.tsx'
import { money } from '../../../entities/money/money.ts'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { months, producerName, type Side } from '../../../entities/offer/offer-words.ts'
import { shortState } from '../../../entities/offer/short-state.ts'
import { Link } from '../../../ui/link/link.tsx'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './listed-offers.styles.ts'

type OfferRowProps = { offer: Offer; side: Side; to: To; isOpen: boolean }

/** An offer in the list, to be opened beside it. */
export function OfferRow({ offer, side, to, isOpen }: OfferRowProps) {
  const { listing, status, offerPrice, optionPeriod, submittedAt } = offer
  const { id, title, author, medium, genre, coverImageUrl } = listing
  return (
    <S.Row>
      <Link to={to} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
        <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} />
        <h3>{title}</h3>
        <p>
          <b>{money(offerPrice)}</b>
        </p>
        <Meta>{side === 'agent' ? producerName(offer) : `Listing #${id} · ${months(optionPeriod)}`}</Meta>
        <p>
          <OfferState status={status} />
        </p>
        <Meta>{`Submitted ${day(submittedAt)}`}</Meta>
        <Meta>{shortState(offer, side)}</Meta>
      </Link>
    </S.Row>
  )
}
