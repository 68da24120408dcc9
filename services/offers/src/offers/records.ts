import type { OfferTerms } from '@storyright/contracts/http'
import type {
  OfferEnding,
  OfferSide,
  OfferStatus,
  OptionNoticeKind,
  OptionNoticeStatus,
} from '@storyright/contracts/vocabulary'
import type { Agreement, Claim, OptionNotice as NoticeRow, Offer as Row } from '../generated/client.ts'
import type { Hold } from '../payments/hold.ts'

export type { Claim }

/** One side's statement that the option was extended or exercised. */
export type OptionNotice = Omit<NoticeRow, 'kind' | 'givenBy' | 'status'> & {
  kind: OptionNoticeKind
  givenBy: OfferSide
  status: OptionNoticeStatus
}

export type OfferRecord = Omit<Row, 'status' | 'endedBecause' | 'terms'> & {
  status: OfferStatus
  endedBecause: OfferEnding | null
  terms: OfferTerms
}

/** An offer with what decides about it: its claim, all its holds, the newest of them, and what became of the deal. */
export interface Offer extends OfferRecord {
  claim: Claim | null
  holds: Hold[]
  hold: Hold
  agreement: Pick<Agreement, 'producerSignedAt' | 'agentSignedAt'> | null
  /** The newest one, if there is any. */
  optionNotices: OptionNotice[]
}
