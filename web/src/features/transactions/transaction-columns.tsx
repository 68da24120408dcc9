import type { Transaction } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { Link } from 'react-router-dom'
import { money } from '../../entities/money/money.ts'
import { disputeWords } from '../../entities/offer/dispute-words.ts'
import { paths } from '../../shared/paths.ts'
import { RowAnswers } from '../../ui/data/row-answers.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Meta } from '../../ui/text/text.ts'
import type { TransactionAction } from './decide-transaction.tsx'
import { OfferLink } from './offer-link.tsx'
import { PaymentState } from './payment-state.tsx'

type Decide = (transaction: Transaction, action: TransactionAction) => void
const dayOf = (at: string | null) => at && day(at)

/** Whose money it is, how much, where it is and since when. */
export const transactionColumns = (onDecide: Decide): Column<Transaction>[] => [
  {
    header: 'Listing',
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
    card: 'lead',
    cell: ({ producer: { firstName, lastName, companyName } }) => (
      <div>
        {`${firstName} ${lastName}`.trim() || 'A closed account'}
        {companyName && <Meta>{companyName}</Meta>}
      </div>
    ),
  },
  { header: 'Amount', end: true, card: 'amount', cell: ({ amount }) => money(amount) },
  { header: 'Payment', card: 'status', cell: (transaction) => <Payment transaction={transaction} /> },
  { header: 'Held', card: 'left', cell: ({ heldAt }) => dayOf(heldAt) },
  { header: 'Hold ends', card: 'right', cell: ({ holdExpiresAt }) => dayOf(holdExpiresAt) },
  { header: 'Settled', card: 'left', cell: ({ capturedAt, releasedAt }) => dayOf(capturedAt ?? releasedAt) },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: (transaction) =>
      transaction.offerStatus === 'pending' &&
      transaction.paymentStatus === 'held' && <Actions transaction={transaction} onDecide={onDecide} />,
  },
]

/** Where the money is, and what became of a charge afterwards. */
function Payment({ transaction }: { transaction: Transaction }) {
  const { paymentStatus, refundedAmount, refundedAt, disputeStatus } = transaction
  return (
    <div>
      <PaymentState status={paymentStatus} />
      {refundedAmount > 0 && (
        <Meta>
          {money(refundedAmount)} refunded {dayOf(refundedAt)}
        </Meta>
      )}
      {disputeStatus && <Meta>Disputed: {disputeWords(disputeStatus)}</Meta>}
    </div>
  )
}

function Actions({ transaction, onDecide }: { transaction: Transaction; onDecide: Decide }) {
  return (
    <RowAnswers
      of={`the hold for ${transaction.listing.title}`}
      no={{ label: 'Release', onPress: () => onDecide(transaction, 'release') }}
      yes={{ label: 'Capture', onPress: () => onDecide(transaction, 'capture') }}
    />
  )
}
