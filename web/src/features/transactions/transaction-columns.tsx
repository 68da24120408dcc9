import type { Transaction } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { money } from '../../entities/money/money.ts'
import { disputeWords } from '../../entities/offer/dispute-words.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RowActions } from '../../ui/page/actions.ts'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { OfferLink, offerAddress } from './offer-link.tsx'
import { PaymentState } from './payment-state.tsx'

const dayOf = (at: string | null) => at && day(at)

/** Whose money it is, how much, where it is and since when; what waits for an answer is answered where the offer is read. */
export const transactionColumns = (here: URLSearchParams): Column<Transaction>[] => [
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
        <span>{`${firstName} ${lastName}`.trim() || 'A closed account'}</span>
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
        <Meta>{`${money(refundedAmount)} ${refundedAt ? `refunded ${day(refundedAt)}` : 'went back'}`}</Meta>
      )}
      {disputeStatus && (
        <Meta>{`Disputed: ${disputeWords(disputeStatus)}${disputeDueBy ? ` by ${day(disputeDueBy)}` : ''}`}</Meta>
      )}
    </div>
  )
}
