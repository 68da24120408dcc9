import type { Offer } from '@storyright/contracts/http'
import { Cover } from '../../../entities/cover/cover.tsx'
import { money } from '../../../entities/money/money.ts'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { months } from '../../../entities/offer/offer-words.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { By, Meta } from '../../../ui/text/text.ts'
import * as S from './offer-head.styles.ts'

/** Which title an offer is for, how it stands, and how much it offers. */
export function OfferHead({ offer }: { offer: Offer }) {
  const { id, title, author, medium, genre, coverImageUrl } = offer.listing
  return (
    <S.Head>
      <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} eager />
      <div>
        <S.States>
          <OfferState status={offer.status} fill />
          {offer.fundCompetition && <Kind>Funding Competition Entry</Kind>}
        </S.States>
        <h2>{title}</h2>
        <By>{author}</By>
        <S.Ids>
          Listing #{id} · <span title={offer.id}>{`Offer ID ${offer.id.slice(0, 8)}`}</span>
        </S.Ids>
      </div>
      <S.Amount>
        <Meta as="span">Offer Amount</Meta>
        <b>{money(offer.offerPrice)}</b>
        <Meta as="span">{months(offer.optionPeriod)}</Meta>
      </S.Amount>
    </S.Head>
  )
}
