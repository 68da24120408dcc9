import type { Offer } from '@storyright/contracts/http'
import { comparedTerms } from '../../entities/offer/round-words.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Strong, Words } from '../../ui/text/words.ts'
import { dealOf } from './deal-values.ts'
import { type OfferValues, priceOf } from './offer-values.ts'

export interface TermChange {
  term: string
  before: string
  now: string
}

/** What of fee, period and deal the form says otherwise than the offer; what cannot be read yet is as it was. */
export function termChanges(
  offer: Pick<Offer, 'offerPrice' | 'optionPeriod' | 'deal'>,
  values: Pick<OfferValues, 'offerPrice' | 'optionPeriod' | 'deal'>,
): TermChange[] {
  const { offerPrice, optionPeriod, deal } = offer
  const now = {
    offerPrice: priceOf(values) ?? offerPrice,
    optionPeriod: Number(values.optionPeriod) || optionPeriod,
    deal: dealOf(values.deal),
  }
  return comparedTerms({ offerPrice, optionPeriod, deal }, now).flatMap((row) =>
    row.before === null ? [] : [{ ...row, before: row.before }],
  )
}

const columns: Column<TermChange>[] = [
  { header: 'Term', cell: ({ term }) => <Strong>{term}</Strong>, full: true },
  { header: 'Before', cell: ({ before }) => <Words>{before}</Words> },
  { header: 'Now', cell: ({ now }) => <Words>{now}</Words> },
]

type TermChangesProps = { offer: Parameters<typeof termChanges>[0]; values: Parameters<typeof termChanges>[1] }

/** The terms that are being changed, as they were and as they are in the form. */
export function TermChanges({ offer, values }: TermChangesProps) {
  const changes = termChanges(offer, values)
  if (changes.length === 0) return null
  return <Table caption="What you are changing" columns={columns} rows={changes} rowKey={({ term }) => term} />
}
