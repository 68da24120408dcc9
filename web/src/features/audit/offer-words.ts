import type { OfferAuditEntry } from '@storyright/contracts/http'
import type {
  DiscrepancyKind,
  FeeChoice,
  OfferStatus,
  PaymentStatus,
  Settlement,
} from '@storyright/contracts/vocabulary'
import { discrepancyLabels, settlementLabels } from '../../entities/offer/discrepancy-labels.ts'
import { paymentLabels, statusLabels } from '../../entities/offer/offer-words.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'

export const offerActions: Record<OfferAuditEntry['action'], string> = {
  'offer.captured': 'Payment captured',
  'offer.released': 'Hold released',
  'discrepancy.settled': 'Discrepancy settled',
  'option.ended': 'Option ended',
  'option.kept': 'Option kept',
}

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusLabels satisfies Record<OfferStatus, string>,
  paymentStatus: paymentLabels satisfies Record<PaymentStatus, string>,
  kind: discrepancyLabels satisfies Record<DiscrepancyKind, string>,
  feeChoice: { end: 'Ended', keep: 'Kept' } satisfies Record<FeeChoice, string>,
  settlement: settlementLabels satisfies Record<Settlement, string>,
}

export const wordsOfOffers: FieldWords = {
  labels: { status: 'Offer', paymentStatus: 'Payment', settlement: 'Settled by', feeChoice: 'Option' },
  read: (field, value) => values[field]?.[String(value)],
}

/** What a settled discrepancy was about; the change alone does not say it. */
export const aboutIn = ({ after }: Pick<OfferAuditEntry, 'after'>) => values.kind![String(after.kind)]
