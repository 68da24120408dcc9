import type { MembershipPayment } from '@storyright/contracts/http'
import {
  type MembershipPaymentAlert,
  type MembershipPaymentStatus,
  membershipAddresses,
  membershipPaymentAlerts,
  membershipPaymentSorts,
  membershipPaymentStatuses,
  type Sort,
} from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import { membershipPaymentLabels, paymentColumns } from '../../../entities/membership/payment-columns.tsx'
import { baseApi } from '../../../shared/base-api.ts'
import { pathOf } from '../../../shared/call-to.ts'
import { callPages } from '../../../shared/list-page.ts'
import { RowsList } from '../../../shared/rows/rows-list.tsx'
import { useRows } from '../../../shared/rows/use-rows.ts'
import { useSort } from '../../../shared/rows/use-sort.ts'
import { lists } from '../../../shared/tags.ts'
import { RowName } from '../../../ui/data/row-name.ts'
import type { Column } from '../../../ui/data/table.tsx'
import { LabelledSelect } from '../../../ui/field/labelled-select.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import * as S from '../transactions.styles.ts'

const limit = 20

const isAlert = (status: string): status is MembershipPaymentAlert =>
  (membershipPaymentAlerts as readonly string[]).includes(status)

interface PaymentsAsked {
  status: MembershipPaymentStatus | MembershipPaymentAlert | ''
  sort: Sort<(typeof membershipPaymentSorts)[number]> | null
}
const queryOf = ({ status, sort }: PaymentsAsked) => ({
  ...(isAlert(status) ? { alert: status } : status && { status }),
  sort,
})

/** Where all that is asked for is as a file. */
const paymentsCsv = (asked: PaymentsAsked) =>
  pathOf({ address: membershipAddresses.membershipPaymentsCsv, query: queryOf(asked) })

const membershipPaymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipPayments: build.infiniteQuery({
      ...callPages(membershipAddresses.membershipPayments, (asked: PaymentsAsked, cursor) => ({
        query: { ...queryOf(asked), limit, cursor },
      })),
      // Payments change without any action here, so the list is fetched again whenever it is opened.
      keepUnusedDataFor: 0,
      providesTags: [lists.membershipPayments],
    }),
  }),
})

const { useMembershipPaymentsInfiniteQuery } = membershipPaymentsApi

const columns: Column<MembershipPayment>[] = [
  {
    header: 'Member',
    full: true,
    cell: ({ person: { firstName, lastName, companyName } }) => (
      <div>
        <RowName>{`${firstName} ${lastName}`.trim() || 'A closed account'}</RowName>
        {companyName && <Meta>{companyName}</Meta>}
      </div>
    ),
  },
  ...paymentColumns,
]
type Choice = MembershipPaymentStatus | MembershipPaymentAlert | ''
const choices: { value: Choice; label: string }[] = [
  { value: '', label: 'All statuses' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'refund_failed', label: 'Refund sent back' },
  ...membershipPaymentStatuses.map((value) => ({ value, label: membershipPaymentLabels[value] })),
]

/** What was charged for memberships, the newest first. The status that is asked for stands in the address. */
export function MembershipPayments() {
  const [address, setAddress] = useSearchParams()
  const status = choices.find(({ value }) => value === address.get('status'))?.value ?? ''
  const { by, sort } = useSort(membershipPaymentSorts)
  const asked = { status, sort: by }
  const read = useRows(useMembershipPaymentsInfiniteQuery(asked))
  const choose = (chosen: string) => {
    const next = new URLSearchParams(address)
    if (chosen) next.set('status', chosen)
    else next.delete('status')
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <S.Filters role="search" aria-label="Membership payments">
        <LabelledSelect label="Status" options={choices} value={status} onChange={choose} />
      </S.Filters>
      <RowsList
        caption="Membership payments"
        order="the newest first"
        columns={columns}
        read={read}
        sort={sort}
        csv={paymentsCsv(asked)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No payments" heading="h2">
            {status ? 'No payment for a membership has this status.' : 'Nobody has paid for a membership yet.'}
          </EmptyState>
        }
        failure="The payments could not be read."
      />
    </>
  )
}
