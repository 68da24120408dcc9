import type { Offer } from '@storyright/contracts/http'
import styled from 'styled-components'
import { Cover } from '../../../entities/cover/cover.tsx'
import { money } from '../../../entities/money/money.ts'
import { OfferState } from '../../../entities/offer/offer-status.tsx'
import { months } from '../../../entities/offer/offer-words.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { By, Meta, meta, tabular } from '../../../ui/text/text.ts'
import { below, theme } from '../../../ui/theme/theme.ts'

/** Which title an offer is for, how it stands, and how much it offers. */
export function OfferHead({ offer }: { offer: Offer }) {
  const { id, title, author, medium, genre, coverImageUrl } = offer.listing
  return (
    <Head>
      <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} eager />
      <div>
        <States>
          <OfferState status={offer.status} fill />
          {offer.fundCompetition && <Kind>Funding Competition Entry</Kind>}
        </States>
        <h2>{title}</h2>
        <By>{author}</By>
        <Ids>
          Listing #{id} · <span title={offer.id}>{`Offer ID ${offer.id.slice(0, 8)}`}</span>
        </Ids>
      </div>
      <Amount>
        <Meta as="span">Offer Amount</Meta>
        <b>{money(offer.offerPrice)}</b>
        <Meta as="span">{months(offer.optionPeriod)}</Meta>
      </Amount>
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: ${theme.s5};
  align-items: start;
  h2 {
    margin-block: 8px 2px;
  }
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${theme.s4};
    h2 {
      font-size: ${theme.t21};
    }
  }
`
const States = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
`
const Ids = styled.p`
  ${meta} margin-top: ${theme.s1};
  overflow-wrap: anywhere;
`
const Amount = styled.p`
  text-align: right;
  b {
    display: block;
    font: 420 ${theme.t28} / 1.1 ${theme.serif};
    ${tabular}
  }
  ${below.phone} {
    grid-column: 1 / -1;
    text-align: left;
    display: flex;
    gap: 12px;
    align-items: baseline;
  }
`
