import type { Listing } from '@storyright/contracts/http'
import { Cover } from '../../entities/cover/cover.tsx'
import { type Currency, money, type PriceRange, priceRange } from '../../entities/money/money.ts'
import { holdDay } from '../../entities/offer/hold-day.ts'
import { Ledger, type LedgerRow } from '../../ui/data/ledger.tsx'
import { Summary } from '../../ui/steps/steps.styles.ts'
import { By, Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './offer-summary.styles.ts'

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
    ...(rights ? [{ term: 'Rights', value: <S.Words>{rights}</S.Words> }] : []),
    { term: 'Option fee', value: fee },
    { term: 'Option period', value: optionPeriod === null ? open : `${optionPeriod} months` },
    ...(extraRights ? [{ term: 'Additional rights', value: <S.Words>{extraRights}</S.Words> }] : []),
    ...(deckName ? [{ term: 'Deck', value: <Deck name={deckName} url={deckUrl} /> }] : []),
    { term: 'Held on your card', value: fee },
    { term: 'Charged today', value: money(0), sum: true },
  ]
  return (
    <Summary aria-label="Summary">
      <S.Subject>
        <Cover {...{ id, title, author, genre, medium }} imageUrl={coverImageUrl} eager />
        <div>
          <h2>{title}</h2>
          <By>{author}</By>
          <Meta>{`Option fee: ${priceRange(suggested, suggested.currency)} suggested`}</Meta>
        </div>
      </S.Subject>
      <Ledger rows={rows} />
      <S.When>
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
      </S.When>
    </Summary>
  )
}

function Deck({ name, url }: { name: string; url: string | null | undefined }) {
  if (!url) return <S.Words>{name}</S.Words>
  return (
    <S.Words>
      <a href={url} target="_blank" rel="noopener">
        {name}
      </a>
    </S.Words>
  )
}
