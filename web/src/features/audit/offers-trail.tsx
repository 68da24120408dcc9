import type { OfferAuditEntry } from '@storyright/contracts/http'
import {
  type DiscrepancyKind,
  dayAndTime,
  type FeeChoice,
  type OfferStatus,
  offersAddresses,
  type PaymentStatus,
  type Settlement,
} from '@storyright/contracts/vocabulary'
import { discrepancyLabels, settlementLabels } from '../../entities/offer/discrepancy-labels.ts'
import { paymentLabels, statusLabels } from '../../entities/offer/offer-words.ts'
import { PartyLink } from '../../entities/offer/party-link.tsx'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Words } from '../../ui/text/words.ts'
import { useOffersAuditInfiniteQuery, useTrail } from './audit.api.ts'
import { Changed } from './changed.tsx'
import { changesOf } from './changes.ts'

export const offerColumns: Column<OfferAuditEntry>[] = [
  {
    header: 'What was done',
    card: 'lead',
    cell: (entry) => (
      <div>
        {offerActions[entry.action]}
        <Meta>{aboutIn(entry)}</Meta>
      </div>
    ),
  },
  { header: 'By', cell: ({ actor }) => <PartyLink party={actor} /> },
  { header: 'Change', cell: ({ before, after }) => <Changed changes={changesOf(before, after, wordsOfOffers)} /> },
  { header: 'Reason', cell: ({ reason }) => reason && <Words>{reason}</Words> },
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

const subject: Column<OfferAuditEntry> = {
  header: 'Offer',
  full: true,
  cell: ({ offer }) =>
    offer ? (
      <div>
        <RowName>
          <Link to={paths.listing(offer.listing.id)}>{offer.listing.title}</Link>
        </RowName>
        <Meta as="span">
          <Link to={paths.offerFor.admin(offer.id)}>{`Offer ${offer.id.slice(0, 8)}`}</Link>
        </Meta>
      </div>
    ) : (
      <RowName>Money of no offer here</RowName>
    ),
}

/** What administrators did to offers and about money, newest first. */
export function OffersTrail() {
  const { by, ...trail } = useTrail(offersAddresses.offersAuditCsv)
  const read = useRows(useOffersAuditInfiniteQuery({ offerId: null, sort: by }))
  return (
    <RowsList
      caption="What administrators did to offers"
      order="the newest first"
      columns={[subject, ...offerColumns]}
      read={read}
      {...trail}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Captures, releases and settled discrepancies are recorded here.
        </EmptyState>
      }
      failure="The audit trail of offers could not be read."
    />
  )
}

const offerActions: Record<OfferAuditEntry['action'], string> = {
  'offer.captured': 'Payment captured',
  'offer.released': 'Hold released',
  'taking.added': 'Rights recorded as taken',
  'taking.changed': 'Record of taken rights changed',
  'taking.ended': 'Rights recorded as free again',
  'message.retracted': 'Message retracted by its author',
  'discrepancy.settled': 'Discrepancy settled',
  'option.ended': 'Option ended',
  'option.kept': 'Option kept',
  'extra_rights.asked': 'Producer asked about additional rights',
}

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusLabels satisfies Record<OfferStatus, string>,
  paymentStatus: paymentLabels satisfies Record<PaymentStatus, string>,
  kind: discrepancyLabels satisfies Record<DiscrepancyKind, string>,
  feeChoice: { end: 'Ended', keep: 'Kept' } satisfies Record<FeeChoice, string>,
  settlement: settlementLabels satisfies Record<Settlement, string>,
}

const wordsOfOffers: FieldWords = {
  labels: { status: 'Offer', paymentStatus: 'Payment', settlement: 'Settled by', feeChoice: 'Option' },
  read: (field, value) => values[field]?.[String(value)],
}

/** What a settled discrepancy was about; the change alone does not say it. */
const aboutIn = ({ after }: Pick<OfferAuditEntry, 'after'>) => values.kind![String(after.kind)]
