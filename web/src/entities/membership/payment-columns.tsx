import type { MembershipPayment } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import type { Column } from '../../ui/data/table.tsx'
import { Meta } from '../../ui/text/text.ts'
import { exactMoney } from '../money/money.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { MembershipPaymentState } from './payment-state.tsx'

/** What was charged for which year of a membership, and what became of it. */
export const paymentColumns: readonly Column<MembershipPayment>[] = [
  {
    header: 'For',
    card: 'lead',
    cell: ({ isRenewal, periodStart, periodEnd }) => (
      <div>
        {isRenewal ? 'Renewal' : 'First year'}
        <Meta>
          {day(periodStart)} to {day(periodEnd)}
        </Meta>
      </div>
    ),
  },
  {
    header: 'Amount',
    end: true,
    card: 'amount',
    cell: ({ gross, vat }) => (
      <div>
        {exactMoney(gross)}
        <Meta>VAT {exactMoney(vat)}</Meta>
      </div>
    ),
  },
  {
    header: 'Payment',
    card: 'status',
    cell: ({ status, declinedBecause, refundedAt }) => (
      <div>
        <MembershipPaymentState status={status} />
        {status === 'failed' && declinedBecause && <Meta>{declinedBecause}</Meta>}
        {refundedAt && <Meta>{day(refundedAt)}</Meta>}
      </div>
    ),
  },
  { header: 'Paid', card: 'left', cell: ({ paidAt }) => (paidAt ? day(paidAt) : 'Not yet') },
  {
    header: 'Invoice',
    card: 'right',
    cell: ({ invoiceId: id, invoiceNumber: number }) =>
      id && number ? (
        <InvoiceLink id={id} number={number}>
          {number}
        </InvoiceLink>
      ) : (
        'None'
      ),
  },
]
