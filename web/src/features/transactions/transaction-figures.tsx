import type { PaymentStatus } from '@storyright/contracts/vocabulary'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Figures, FiguresSkeleton } from '../../ui/data/figures.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { useTransactionsInfiniteQuery } from './transactions.api.ts'

/** How many holds there are of the kinds that matter, each a link to those it counts. */
export function TransactionFigures() {
  const { from, month } = thisMonth(new Date())
  const made = `Holds made in ${month}`
  const figures = [
    useFigure('Held now', 'Waiting for an answer', { status: 'held', from: '' }),
    useFigure('Captured', made, { status: 'captured', from }),
    useFigure('Released', made, { status: 'released', from }),
    useFigure('Failed', made, { status: 'failed', from }),
  ]
  const failed = figures.filter(({ isFailed }) => isFailed)
  if (failed.length > 0)
    return (
      <ErrorState
        onRetry={() => {
          for (const { retry } of failed) retry()
        }}
      >
        The figures could not be read.
      </ErrorState>
    )
  if (figures.some(({ isRead }) => !isRead)) return <FiguresSkeleton count={figures.length} />
  return <Figures figures={figures.map(({ figure }) => figure)} />
}

function useFigure(label: string, note: string, asked: { status: PaymentStatus; from: string }) {
  const { rows, total, isFailed, retry } = useRows(useTransactionsInfiniteQuery({ search: '', ...asked, to: '' }))
  const query = new URLSearchParams({ status: asked.status, ...(asked.from && { from: asked.from }) })
  const figure = { label, note, value: total.toLocaleString('en-GB'), to: `?${query}` }
  return { figure, isRead: rows !== undefined, isFailed, retry }
}

/** Days are UTC, as the filter's are. */
function thisMonth(now: Date) {
  const from = `${now.toISOString().slice(0, 7)}-01`
  return { from, month: now.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }) }
}
