import type { OfferTerms } from '@storyright/contracts/http'
import type {
  OfferEnding,
  OfferSide,
  OfferStatus,
  OptionNoticeKind,
  OptionNoticeStatus,
} from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import type { Agreement, Claim, OptionNotice as NoticeRow, Offer as Row } from '../generated/client.ts'
import { awaitsPayment, type Hold } from '../payments/hold.ts'

export type { Claim }

/** What one side says happened with the option. */
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

/** Where an offer may go. */
const next: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['accepted', 'rejected', 'cancelled', 'expired'],
  expired: ['pending'],
  accepted: [],
  rejected: [],
  cancelled: [],
}

export const offerMayBecome = (from: OfferStatus, to: OfferStatus): boolean => next[from].includes(to)

/** The status that an ending leads to. */
export const statusAfter: Record<OfferEnding, Exclude<OfferStatus, 'pending' | 'accepted'>> = {
  producer_cancelled: 'cancelled',
  producer_closed: 'cancelled',
  never_paid: 'cancelled',
  agent_rejected: 'rejected',
  admin_released: 'rejected',
  another_accepted: 'rejected',
  listing_withdrawn: 'rejected',
  listing_sold: 'rejected',
  agent_closed: 'rejected',
  hold_expired: 'expired',
}

/** Why an offer that is no longer pending cannot be answered. */
export const closedAs = (status: OfferStatus) =>
  offerRefusals.offerClosed({
    says: status === 'expired' ? 'The hold of this offer has run out.' : `This offer is already ${status}.`,
  })

type Deciding = Pick<Offer, 'status'> & { claim: Pick<Claim, 'committedAt'> | null; hold: Pick<Hold, 'status'> }

/** Refuses to end what nobody may end any more, or not while it is being accepted. */
export function requireEndable({ status, claim }: Omit<Deciding, 'hold'>, because: OfferEnding): void {
  if (claim) throw claim.committedAt ? offerRefusals.offerClosed() : offerRefusals.beingAccepted()
  if (!offerMayBecome(status, statusAfter[because])) throw closedAs(status)
}

/** Refuses to take a listing for an offer that does not wait for it with its money; `ending` is about to end it. */
export function requireClaimable({ status, claim, hold }: Deciding, ending: OfferEnding | undefined): void {
  if (status !== 'pending') throw closedAs(status)
  if (claim) throw offerRefusals.beingAccepted()
  if (ending) throw closedAs(statusAfter[ending])
  if (hold.status !== 'held') throw offerRefusals.notHeld()
}

/** What a producer pays with: the unpaid hold that the offer has, or a new one after the last has run out. */
export function requirePayable({ status, hold }: Omit<Deciding, 'claim'>, ending: OfferEnding | undefined) {
  if (ending) throw closedAs(statusAfter[ending])
  if (status === 'pending' && awaitsPayment(hold.status)) return 'the hold it has'
  if (!offerMayBecome(status, 'pending')) throw offerRefusals.nothingToPay()
  return 'another hold'
}

/** What the audit says of an offer. */
export const auditedState = ({ status, hold, claim }: Deciding) => ({
  status,
  paymentStatus: hold.status,
  isBeingAccepted: claim?.committedAt === null,
})
