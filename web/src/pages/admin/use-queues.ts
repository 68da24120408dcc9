import { offerLimits } from '@storyright/contracts/vocabulary'
import { usePendingAgentsInfiniteQuery } from '../../features/administration/administration.api.ts'
import { useChainDocumentsQuery } from '../../features/chain-of-title/chain.api.ts'
import { useEnrichmentsThatWaitInfiniteQuery } from '../../features/enrichment-choices/choices.api.ts'
import { useModerationQueueInfiniteQuery } from '../../features/moderation/moderation.api.ts'
import { useSupportQueueInfiniteQuery } from '../../features/support/support.api.ts'
import { useDiscrepanciesQuery, useTransactionsInfiniteQuery } from '../../features/transactions/transactions.api.ts'
import { paths } from '../../shared/paths.ts'
import { useRows } from '../../shared/rows/use-rows.ts'

/** Everything that waits for an administrator, each queue counted by the call that its own page reads. */
export function useQueues(): Queue[] {
  const madeBy = lastDayOfHoldsNearEnd(new Date())
  const holds = useRows(useTransactionsInfiniteQuery({ search: '', status: 'held', from: '', to: madeBy }))
  const discrepancies = useDiscrepanciesQuery()
  const applications = useRows(usePendingAgentsInfiniteQuery(null))
  const flags = useRows(useModerationQueueInfiniteQuery('open'))
  const questions = useRows(useSupportQueueInfiniteQuery('open'))
  const documents = useChainDocumentsQuery('submitted')
  const unmatched = useRows(useEnrichmentsThatWaitInfiniteQuery({ source: '', state: 'choosing' }))
  return byUrgency([
    {
      label: 'Holds near their end',
      note: 'Ending within two days',
      one: 'hold ends within two days',
      many: 'holds end within two days',
      to: `${paths.adminTransactions}?${new URLSearchParams({ status: 'held', to: madeBy })}`,
      ...paged(holds),
    },
    {
      label: 'Discrepancies',
      note: 'Payments that differ from the card provider’s books',
      one: 'payment differs from the card provider’s books',
      many: 'payments differ from the card provider’s books',
      to: paths.adminTransactions,
      ...whole(discrepancies, (rows) => rows.filter(({ settledAt }) => settledAt === null).length),
    },
    {
      label: 'Agent applications',
      note: 'Agents waiting for a decision',
      one: 'agent application to review',
      many: 'agent applications to review',
      to: `${paths.adminDashboard}?tab=applications`,
      ...paged(applications),
    },
    {
      label: 'Flags',
      note: 'Flagged by readers, or held for review',
      one: 'text was flagged or is held for review',
      many: 'texts were flagged or are held for review',
      to: paths.adminModeration,
      ...paged(flags),
    },
    {
      label: 'Questions',
      note: 'Open questions from members',
      one: 'support question is open',
      many: 'support questions are open',
      to: paths.adminSupport,
      ...paged(questions),
    },
    {
      label: 'Chain of title',
      note: 'Documents to verify',
      one: 'chain-of-title document to verify',
      many: 'chain-of-title documents to verify',
      to: paths.adminChainOfTitle,
      ...whole(documents, (rows) => rows.length),
    },
    {
      label: 'Unmatched enrichment',
      note: 'Titles with several possible matches',
      one: 'title has several possible matches elsewhere',
      many: 'titles have several possible matches elsewhere',
      to: `${paths.dataEnrichment}?${new URLSearchParams({ tab: 'choose', state: 'choosing' })}`,
      ...paged(unmatched),
    },
  ])
}

type Counted = Pick<Queue, 'count' | 'isFailed' | 'retry'>

const paged = ({ rows, total, isFailed, retry }: ReturnType<typeof useRows<unknown>>): Counted => ({
  count: rows && total,
  isFailed,
  retry,
})

type Whole<Row> = { data?: Row[] | undefined; isError: boolean; refetch: () => unknown }
const whole = <Row>({ data, isError, refetch }: Whole<Row>, countIn: (rows: Row[]) => number): Counted => ({
  count: data && countIn(data),
  isFailed: isError && !data,
  retry: () => void refetch(),
})

/** A list that waits for an administrator. */
export interface Queue {
  label: string
  /** What is in it, beside its number. */
  note: string
  /** What one of its rows is, and what several are. */
  one: string
  many: string
  to: string
  /** Undefined until it is known. */
  count: number | undefined
  isFailed: boolean
  retry: () => void
}

const DAY_MS = 86_400_000
const NEAR_END_DAYS = 2

/** The day up to which holds were made that end within two days: every hold lasts equally long. */
export const lastDayOfHoldsNearEnd = (now: Date) =>
  new Date(now.getTime() - (offerLimits.holdDays - NEAR_END_DAYS) * DAY_MS).toISOString().slice(0, 10)

/** What has to be looked at first: queues in the order of their urgency, those where nothing waits last. */
function byUrgency(queues: readonly Queue[]): Queue[] {
  const isEmpty = ({ count, isFailed }: Queue) => !isFailed && count === 0
  return [...queues.filter((queue) => !isEmpty(queue)), ...queues.filter(isEmpty)]
}

/** "3 holds end within two days" */
export const queueSentence = ({ one, many, count = 0 }: Queue) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`
