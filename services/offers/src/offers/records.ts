import type { OfferTerms } from '@storyright/contracts/http'
import type {
  ExtraRightsAnswer,
  FeeChoice,
  FeeReturn,
  OfferEnding,
  OfferSide,
  OfferStatus,
  OptionEnding,
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

export type OfferRecord = Omit<
  Row,
  'status' | 'endedBecause' | 'terms' | 'feeReturnedBy' | 'feeChoice' | 'optionEndedBecause' | 'extraRightsAnswer'
> & {
  status: OfferStatus
  endedBecause: OfferEnding | null
  terms: OfferTerms
  feeReturnedBy: FeeReturn | null
  feeChoice: FeeChoice | null
  optionEndedBecause: OptionEnding | null
  extraRightsAnswer: ExtraRightsAnswer | null
}

/** An offer with what decides about it until the deal: its claim, all its holds and the newest of them. */
export interface OfferWithHolds extends OfferRecord {
  claim: Claim | null
  holds: Hold[]
  hold: Hold
}

/** An offer with what became of the deal, too. */
export interface Offer extends OfferWithHolds {
  agreement: Pick<Agreement, 'producerSignedAt' | 'agentSignedAt'> | null
  /** The newest one, if there is any. */
  optionNotices: OptionNotice[]
}
