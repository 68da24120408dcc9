import type { Listing } from '@storyright/contracts/http'
import styled from 'styled-components'
import { Cover } from '../../entities/cover/cover.tsx'
import { type Currency, money, type PriceRange, priceRange } from '../../entities/money/money.ts'
import { holdDay } from '../../entities/offer/offer-words.ts'
import { Ledger, type LedgerRow } from '../../ui/data/ledger.tsx'
import * as Steps from '../../ui/steps/steps.styles.ts'
import { Summary } from '../../ui/steps/steps.styles.ts'
import { By, Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { below, theme } from '../../ui/theme/theme.ts'

const SubjectBox = styled.div`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.ink};
  padding-block: ${theme.s4};
  h2 {
    font-size: ${theme.t21};
  }
  p + p {
    margin-top: 6px;
  }
  ${below.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    h2 {
      font-size: ${theme.t17};
    }
  }
`
const Words = styled.span`
  display: block;
  max-width: 16em;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: right;
`
/** Said by the steps themselves where there is no room beside them. */
const When = styled(Steps.When)`
  ${below.rail} {
    display: none;
  }
`

export type Subject = Pick<Listing, 'id' | 'title' | 'author' | 'medium' | 'genre' | 'coverImageUrl'>
export interface Terms {
  /** Where it is about some rights alone. */
  rights?: string | null
  offerPrice: number | null
  optionPeriod: number | null
  extraRights: string | null
  deckName: string | null
  /** Where it can be read, once it is kept with an offer. */
  deckUrl?: string | null
}
type OfferSummaryProps = {
  subject: Subject
  terms: Terms
  /** What the listing asks for. */
  suggested: PriceRange & { currency?: Currency }
}
const open = (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>To be chosen</VisuallyHidden>
  </>
)

/** What is offered for what, beside both steps, and what becomes of the money. */
export function OfferSummary({ subject, terms, suggested }: OfferSummaryProps) {
  const { id, title, author, medium, genre, coverImageUrl } = subject
  const { rights, offerPrice, optionPeriod, extraRights, deckName, deckUrl } = terms
  const fee = offerPrice === null ? open : money(offerPrice)
  const rows: LedgerRow[] = [
    ...(rights ? [{ term: 'Rights', value: <Words>{rights}</Words> }] : []),
    { term: 'Option fee', value: fee },
    { term: 'Option period', value: optionPeriod === null ? open : `${optionPeriod} months` },
    ...(extraRights ? [{ term: 'Additional rights', value: <Words>{extraRights}</Words> }] : []),
    ...(deckName ? [{ term: 'Deck', value: <Deck name={deckName} url={deckUrl} /> }] : []),
    { term: 'Held on your card', value: fee },
    { term: 'Charged today', value: money(0), sum: true },
  ]
  return (
    <Summary aria-label="Summary">
      <SubjectBox>
        <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} eager />
        <div>
          <h2>{title}</h2>
          <By>{author}</By>
          <Meta>{`Option fee: ${priceRange(suggested, suggested.currency)} suggested`}</Meta>
        </div>
      </SubjectBox>
      <Ledger rows={rows} />
      <When>
        <li>
          <b>Today</b>
          <span>The money is held on your card, and the offer reaches the agent.</span>
        </li>
        <li>
          <b>{`By ${holdDay(new Date())}`}</b>
          <span>The agent replies, or your hold is released.</span>
        </li>
        <li>
          <b>On acceptance</b>
          <span>The fee is charged, and an agreement is drawn up for both names.</span>
        </li>
      </When>
    </Summary>
  )
}

function Deck({ name, url }: { name: string; url: string | null | undefined }) {
  if (!url) return <Words>{name}</Words>
  return (
    <Words>
      <a href={url} target="_blank" rel="noopener">
        {name}
      </a>
    </Words>
  )
}
