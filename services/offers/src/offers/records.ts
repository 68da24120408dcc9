import type { OfferTerms } from '@storyright/contracts/http'
import type {
  Deal,
  ExtraRightsAnswer,
  FeeChoice,
  FeeReturn,
  OfferEnding,
  OfferSide,
  OfferStatus,
  OptionEnding,
  OptionNoticeKind,
  OptionNoticeStatus,
  RoundStatus,
} from '@storyright/contracts/vocabulary'
import type {
  Agreement,
  Claim,
  OfferMessage as MessageRow,
  OptionNotice as NoticeRow,
  OfferRound as RoundRow,
  Offer as Row,
} from '../generated/client.ts'
import type { Hold } from '../payments/hold.ts'

export type { Claim }

/** One side's statement that the option was extended or exercised, or that the rights went back. */
export type OptionNotice = Omit<NoticeRow, 'kind' | 'givenBy' | 'status'> & {
  kind: OptionNoticeKind
  givenBy: OfferSide
  status: OptionNoticeStatus
}

export type OfferRecord = Omit<
  Row,
  | 'status'
  | 'endedBecause'
  | 'terms'
  | 'deal'
  | 'feeReturnedBy'
  | 'feeChoice'
  | 'optionEndedBecause'
  | 'extraRightsAnswer'
> & {
  status: OfferStatus
  endedBecause: OfferEnding | null
  terms: OfferTerms
  deal: Deal | null
  feeReturnedBy: FeeReturn | null
  feeChoice: FeeChoice | null
  optionEndedBecause: OptionEnding | null
  extraRightsAnswer: ExtraRightsAnswer | null
}

/** Terms that one side proposed to the other. */
export type OfferRound = Omit<RoundRow, 'by' | 'status' | 'deal'> & {
  by: OfferSide
  status: RoundStatus
  deal: Deal | null
}

/** What one side wrote to the other. */
export type OfferMessage = Omit<MessageRow, 'by'> & { by: OfferSide }
/** The round that an event is about, and why it came to nothing. */
export interface RoundNews {
  round: OfferRound
  reason?: string | null
}

/** An offer with what decides about it until the deal: its claim, its rounds, all its holds and the one that it is accepted with. */
export interface OfferWithHolds extends OfferRecord {
  claim: Claim | null
  holds: Hold[]
  hold: Hold
  /** The oldest first; none while there was only the first. */
  rounds: OfferRound[]
}

/** An offer with what became of the deal, too. */
export interface Offer extends OfferWithHolds {
  agreement: Pick<Agreement, 'producerSignedAt' | 'agentSignedAt'> | null
  /** The newest one, if there is any. */
  optionNotices: OptionNotice[]
}
