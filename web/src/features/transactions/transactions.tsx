import { skipToken } from '@reduxjs/toolkit/query'
import type { Transaction } from '@storyright/contracts/http'
import { day, limits, type PaymentStatus, paymentStatuses, transactionSorts } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import { money } from '../../entities/money/money.ts'
import { disputeWords } from '../../entities/offer/offer-words.ts'
import { DayInput } from '../../shared/days/day-input.tsx'
import { isDay } from '../../shared/days/day-range.ts'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { useSort } from '../../shared/rows/use-sort.ts'
import { useAsked } from '../../shared/use-asked.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Field } from '../../ui/field/field.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RowActions } from '../../ui/page/actions.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { OfferLink, offerAddress } from './offer-link.tsx'
import { csvPath, type TransactionsAsked, useTransactionsInfiniteQuery } from './transactions.api.ts'
import * as S from './transactions.styles.ts'

const paymentLabels: Record<PaymentStatus, string> = {
  requires_payment: 'Awaiting card',
  held: 'Held',
  captured: 'Captured',
  released: 'Released',
  failed: 'Failed',
  expired: 'Expired',
}

/** Every hold with what became of it, the newest first. */
export function Transactions() {
  const asking = useFilters()
  const [here] = useSearchParams()
  const { by, sort } = useSort(transactionSorts)
  const asked = { ...asking.asked, sort: by }
  const read = useRows(useTransactionsInfiniteQuery(asking.isReversed ? skipToken : asked))
  return (
    <>
      <TransactionFilters {...asking} />
      {!asking.isReversed && (
        <RowsList
          caption="Transactions"
          order="the newest first"
          columns={transactionColumns(here)}
          read={read}
          sort={sort}
          csv={csvPath(asked)}
          rowKey={({ offerId, createdAt }) => `${offerId} ${createdAt}`}
          empty={
            <EmptyState title="No transactions" heading="h2">
              No holds match. Try fewer words, another status or other days.
            </EmptyState>
          }
          failure="The transactions could not be read."
        />
      )}
      <Meta>The days of the filter are UTC.</Meta>
    </>
  )
}

const choices: { value: PaymentStatus | ''; label: string }[] = [
  { value: '', label: 'All statuses' },
  ...paymentStatuses.map((status) => ({ value: status, label: paymentLabels[status] })),
]

/** By words, by payment status, and by the days on which the holds were made. */
function TransactionFilters({ asked, change, clear, isReversed }: ReturnType<typeof useFilters>) {
  const isFiltered = Object.values(asked).some((value) => value !== '')
  return (
    <S.Searched>
      <SearchBox
        label="Search transactions"
        placeholder="Title, author, producer, company or offer ID"
        value={asked.search}
        onSearch={(search) => change({ search })}
      />
      <S.Filters role="group" aria-label="Transactions">
        <LabelledSelect
          label="Status"
          options={choices}
          value={asked.status}
          onChange={(status) => change({ status })}
        />
        <Field label="From">
          <DayInput value={asked.from} onChoose={(from) => change({ from })} />
        </Field>
        <Field label="To" {...(isReversed && { error: 'The end is before the beginning' })}>
          <DayInput value={asked.to} onChoose={(to) => change({ to })} />
        </Field>
        {isFiltered && (
          <S.Besides>
            <Button onClick={clear}>Clear Filters</Button>
          </S.Besides>
        )}
      </S.Filters>
    </S.Searched>
  )
}

const dayOf = (at: string | null) => at && day(at)

/** Whose money it is, how much, where it is and since when; what waits for an answer is answered where the offer is read. */
const transactionColumns = (here: URLSearchParams): Column<Transaction>[] => [
  {
    header: 'Listing',
    sort: 'listing',
    full: true,
    cell: ({ listing, offerId }) => (
      <div>
        <RowName>
          <Link to={paths.listing(listing.id)}>{listing.title}</Link>
        </RowName>
        <Meta as="span">
          <OfferLink offerId={offerId} />
        </Meta>
      </div>
    ),
  },
  {
    header: 'Producer',
    sort: 'producer',
    card: 'lead',
    cell: ({ producer: { firstName, lastName, companyName } }) => (
      <div>
        <span>{`${firstName} ${lastName}`.trim() || 'A closed account'}</span>
        {companyName && <Meta>{companyName}</Meta>}
      </div>
    ),
  },
  { header: 'Amount', sort: 'amount', end: true, card: 'amount', cell: ({ amount }) => money(amount) },
  { header: 'Payment', sort: 'payment', card: 'status', cell: (transaction) => <Payment transaction={transaction} /> },
  { header: 'Held', sort: 'held', card: 'left', cell: ({ heldAt }) => dayOf(heldAt) },
  { header: 'Hold ends', sort: 'hold-ends', card: 'right', cell: ({ holdExpiresAt }) => dayOf(holdExpiresAt) },
  {
    header: 'Settled',
    sort: 'settled',
    card: 'left',
    cell: ({ capturedAt, releasedAt }) => dayOf(capturedAt ?? releasedAt),
  },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: ({ offerStatus, paymentStatus, offerId, listing }) =>
      offerStatus === 'pending' &&
      paymentStatus === 'held' && (
        <RowActions>
          <ButtonLink small to={offerAddress(here, offerId)} preventScrollReset>
            Review<VisuallyHidden>{` the hold for ${listing.title}`}</VisuallyHidden>
          </ButtonLink>
        </RowActions>
      ),
  },
]

/** Where the money is, and what became of a charge afterwards. */
function Payment({ transaction }: { transaction: Transaction }) {
  const { paymentStatus, refundedAmount, refundedAt, disputeStatus, disputeDueBy } = transaction
  return (
    <div>
      <PaymentState status={paymentStatus} />
      {refundedAmount > 0 && (
        <Meta>{`${money(refundedAmount)} ${refundedAt ? `refunded ${day(refundedAt)}` : 'refunded'}`}</Meta>
      )}
      {disputeStatus && (
        <Meta>{`Disputed: ${disputeWords(disputeStatus)}${disputeDueBy ? ` by ${day(disputeDueBy)}` : ''}`}</Meta>
      )}
    </div>
  )
}

const tones = {
  requires_payment: 'off',
  held: 'wait',
  captured: 'ok',
  released: 'off',
  failed: 'bad',
  expired: 'off',
} as const satisfies Record<PaymentStatus, string>

function PaymentState({ status }: { status: PaymentStatus }) {
  return <Badge tone={tones[status]}>{paymentLabels[status]}</Badge>
}

const dayIn = (text: string | null) => (isDay(text) ? text : '')
const none: TransactionsAsked = { search: '', status: '', from: '', to: '' }

/** Filters are kept in the URL, so that a reload or a link shows the same. */
function useFilters() {
  const { address, change } = useAsked()
  const asked: TransactionsAsked = {
    search: address.get('search')?.trim().slice(0, limits.search) ?? '',
    status: paymentStatuses.find((known) => known === address.get('status')) ?? '',
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
  }
  const isReversed = asked.from !== '' && asked.to !== '' && asked.from > asked.to
  return {
    asked,
    change: (fields: Partial<TransactionsAsked>) => change(fields),
    isReversed,
    clear: () => change({ ...none }),
  }
}
