import { skipToken } from '@reduxjs/toolkit/query'
import { useSearchParams } from 'react-router-dom'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { transactionColumns } from './transaction-columns.tsx'
import { TransactionFilters } from './transaction-filters.tsx'
import { useTransactionsInfiniteQuery } from './transactions.api.ts'
import { useFilters } from './use-filters.ts'

/** Every hold with what became of it, the newest first. */
export function Transactions() {
  const asking = useFilters()
  const [here] = useSearchParams()
  const read = useRows(useTransactionsInfiniteQuery(asking.isReversed ? skipToken : asking.asked))
  return (
    <>
      <TransactionFilters {...asking} />
      {!asking.isReversed && (
        <RowsList
          caption="Transactions, the newest first"
          columns={transactionColumns(here)}
          read={read}
          rowKey={({ offerId, createdAt }) => `${offerId} ${createdAt}`}
          empty={
            <EmptyState title="No transactions" heading="h2">
              No hold is like that. Try fewer words, another status or other days.
            </EmptyState>
          }
          failure="The transactions could not be read."
        />
      )}
      <Meta>The days of the filter are UTC.</Meta>
    </>
  )
}
