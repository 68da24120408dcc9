import type { MembershipInvoice } from '@storyright/contracts/http'
import { day, type InvoiceStatus } from '@storyright/contracts/vocabulary'
import { InvoiceLink } from '../../../entities/membership/invoice-link.tsx'
import { exactMoney } from '../../../entities/money/money.ts'
import { SortedTable } from '../../../shared/rows/sorted-table.tsx'
import { useScrolledTo } from '../../../shared/use-scrolled-to.ts'
import type { Column } from '../../../ui/data/table.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { useInvoicesQuery } from '../membership.api.ts'
import * as S from './membership-settings.styles.ts'

const kinds: Record<InvoiceStatus, string> = {
  paid: 'Invoice',
  refunded: 'Invoice, refunded',
  credit_note: 'Credit note',
}

const columns: Column<MembershipInvoice>[] = [
  { header: 'Number', value: ({ number }) => number, cell: ({ number }) => number, full: true },
  { header: 'Date', value: ({ date }) => date, cell: ({ date }) => day(date) },
  { header: 'Kind', value: ({ status }) => kinds[status], cell: ({ status }) => kinds[status] },
  { header: 'Net', value: ({ net }) => net, cell: ({ net }) => exactMoney(net), end: true },
  { header: 'VAT', value: ({ vat }) => vat, cell: ({ vat }) => exactMoney(vat), end: true },
  { header: 'Total', value: ({ gross }) => gross, cell: ({ gross }) => exactMoney(gross), end: true },
  {
    header: 'File',
    cell: ({ id, number }) => (
      <InvoiceLink id={id} number={number}>
        PDF<VisuallyHidden>{` of ${number}`}</VisuallyHidden>
      </InvoiceLink>
    ),
  },
]

/** Every invoice and credit note, to be downloaded for as long as the account exists. */
export function Invoices() {
  const {
    data: invoices,
    isError,
    isFetching,
    refetch,
  } = useInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const part = useScrolledTo('#invoices', invoices !== undefined || isError) // letters lead here
  return (
    <S.Part id="invoices" ref={part} aria-label="Invoices">
      <h3>Invoices</h3>
      {invoices?.length === 0 && <Meta>No invoices yet. The first comes with your first payment.</Meta>}
      {invoices && invoices.length > 0 && (
        <SortedTable
          file="invoices"
          caption="Invoices and credit notes"
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => id}
        />
      )}
      {!invoices && !isError && <Skeleton $h={80} />}
      {!invoices && isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your invoices could not be loaded.
        </ErrorState>
      )}
    </S.Part>
  )
}
