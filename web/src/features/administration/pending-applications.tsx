import type { User } from '@storyright/contracts/http'
import { day, userSorts } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { useSort } from '../../shared/rows/use-sort.ts'
import type { Column } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { applicationsCsv, usePendingAgentsInfiniteQuery } from './administration.api.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { actColumn, whoColumn } from './user-columns.tsx'

const columns = (review: (user: User) => void): Column<User>[] => [
  whoColumn,
  { header: 'Agency', cell: ({ companyName }) => companyName ?? '' },
  { header: 'Years', end: true, cell: ({ agencyYearsInBusiness }) => agencyYearsInBusiness ?? '' },
  {
    header: 'Submitted',
    sort: 'joined',
    cell: ({ agentVerificationSubmittedAt, createdAt }) => day(agentVerificationSubmittedAt ?? createdAt),
  },
  actColumn('Review', review),
]

/** Pending agent applications, oldest first. */
export function PendingApplications() {
  const [reviewed, setReviewed] = useState<User | null>(null)
  const { by, sort } = useSort(userSorts)
  const read = useRows(usePendingAgentsInfiniteQuery(by))
  return (
    <>
      <RowsList
        caption="Agent applications"
        order="the oldest first"
        columns={columns(setReviewed)}
        read={read}
        sort={sort}
        csv={applicationsCsv(by)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState heading="h2" title="No pending agent applications">
            New ones are shown here as they come in.
          </EmptyState>
        }
        failure="The applications could not be read."
      />
      {reviewed && <ReviewDialog agent={reviewed} onClose={() => setReviewed(null)} />}
    </>
  )
}

/** The number of pending applications; undefined until it is known. */
export const usePendingCount = () => usePendingAgentsInfiniteQuery(null).data?.pages[0]?.total
