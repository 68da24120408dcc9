import type { Listing } from '@storyright/contracts/http'
import { Cover } from '../../entities/cover/cover.tsx'
import { money } from '../../entities/money/money.ts'
import { Ledger, type LedgerRow } from '../../ui/data/ledger.tsx'
import { Summary } from '../../ui/steps/steps.styles.ts'
import { By, Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import * as S from './offer-summary.styles.ts'

export type Subject = Pick<Listing, 'id' | 'title' | 'author' | 'medium' | 'genre' | 'coverImageUrl'>
export interface Terms {
  offerPrice: number | null
  optionPeriod: number | null
  extraRights: string | null
  deckName: string | null
}
type OfferSummaryProps = {
  subject: Subject
  terms: Terms
  /** "Suggested £15,000 - £58,000", as long as it helps. */
  hint?: string
}
const open = (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>To be chosen</VisuallyHidden>
  </>
)

/** What is offered for what, beside both steps, and what becomes of the money. */
export function OfferSummary({ subject, terms, hint }: OfferSummaryProps) {
  const { id, title, author, medium, genre, coverImageUrl } = subject
  const { offerPrice, optionPeriod, extraRights, deckName } = terms
  const fee = offerPrice === null ? open : money(offerPrice)
  const rows: LedgerRow[] = [
    { term: 'Option fee', value: fee },
    { term: 'Option period', value: optionPeriod === null ? open : `${optionPeriod} months` },
    ...(extraRights ? [{ term: 'Additional rights', value: <S.Words>{extraRights}</S.Words> }] : []),
    ...(deckName ? [{ term: 'Deck', value: <S.Words>{deckName}</S.Words> }] : []),
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
          {hint && <Meta>{hint}</Meta>}
        </div>
      </S.Subject>
      <Ledger rows={rows} />
      <S.When>
        <li>
          <b>Today</b>
          <span>The money is held on your card, and the offer reaches the agent.</span>
        </li>
        <li>
          <b>Within about 7 days</b>
          <span>The agent answers, or the hold is released.</span>
        </li>
        <li>
          <b>On acceptance</b>
          <span>The fee is charged, and an agreement is drawn up for both names.</span>
        </li>
      </S.When>
    </Summary>
  )
}
