import type { MembershipPayment } from '@storyright/contracts/http'
import { day, type MembershipPaymentStatus } from '@storyright/contracts/vocabulary'
import { Badge, type Tone } from '../../ui/badge/badge.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Meta } from '../../ui/text/text.ts'
import { exactMoney } from '../money/money.ts'
import { InvoiceLink } from './invoice-link.tsx'

export const membershipPaymentLabels: Record<MembershipPaymentStatus, string> = {
  open: 'Open',
  paid: 'Paid',
  failed: 'Failed',
  void: 'Void',
  refunded: 'Refunded',
}
const tones: Record<MembershipPaymentStatus, Tone> = {
  open: 'wait',
  paid: 'ok',
  failed: 'bad',
  void: 'off',
  refunded: 'off',
}

/** What went back in part, is to go back, or is disputed. */
function moneyWords({ status, gross, refundedGross, refundToGross, refundFailedAt, dispute }: MembershipPayment) {
  const open = refundToGross - refundedGross
  const isPart = refundedGross > 0 && (refundedGross < gross || status !== 'refunded')
  return [
    ...(isPart ? [`${exactMoney(refundedGross)} refunded`] : []),
    ...(open > 0 && refundFailedAt ? [`The bank sent a refund of ${exactMoney(open)} back`] : []),
    ...(open > 0 && !refundFailedAt ? [`${exactMoney(open)} to be refunded`] : []),
    ...(dispute?.isOpen
      ? [`${exactMoney(dispute.gross)} disputed${dispute.dueAt ? `: answer by ${day(dispute.dueAt)}` : ''}`]
      : []),
    ...(dispute && !dispute.isOpen ? [`Dispute ${dispute.status === 'lost' ? 'lost' : 'closed'}`] : []),
  ]
}

/** What was charged for which year of a membership, and what became of it. */
export const paymentColumns: readonly Column<MembershipPayment>[] = [
  {
    header: 'For',
    besides: [
      { header: 'For', value: ({ isRenewal }) => (isRenewal ? 'Renewal' : 'First year') },
      { header: 'From', value: ({ periodStart }) => periodStart },
      { header: 'To', value: ({ periodEnd }) => periodEnd },
    ],
    card: 'lead',
    cell: ({ isRenewal, periodStart, periodEnd }) => (
      <div>
        <span>{isRenewal ? 'Renewal' : 'First year'}</span>
        <Meta>{`${day(periodStart)} to ${day(periodEnd)}`}</Meta>
      </div>
    ),
  },
  {
    header: 'Amount',
    sort: 'amount',
    value: ({ gross }) => gross,
    end: true,
    card: 'amount',
    cell: ({ gross, vat }) => (
      <div>
        {exactMoney(gross)}
        <Meta>{`VAT ${exactMoney(vat)}`}</Meta>
      </div>
    ),
  },
  {
    header: 'Payment',
    sort: 'payment',
    value: ({ status }) => status,
    card: 'status',
    cell: (payment) => (
      <div>
        <MembershipPaymentState status={payment.status} />
        {payment.status === 'failed' && payment.declinedBecause && <Meta>{payment.declinedBecause}</Meta>}
        {payment.refundedAt && <Meta>{day(payment.refundedAt)}</Meta>}
        {moneyWords(payment).map((sentence) => (
          <Meta key={sentence}>{sentence}</Meta>
        ))}
      </div>
    ),
  },
  {
    header: 'Paid',
    sort: 'paid',
    value: ({ paidAt }) => paidAt,
    card: 'left',
    cell: ({ paidAt }) => (paidAt ? day(paidAt) : 'Not yet'),
  },
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

/** What became of the payment of a membership's year. */
function MembershipPaymentState({ status }: { status: MembershipPaymentStatus }) {
  return <Badge tone={tones[status]}>{membershipPaymentLabels[status]}</Badge>
}
