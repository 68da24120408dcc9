/** The words and numbers of offers. No zod here: the web imports it. */

import { onlyProducersOffer } from './people.ts'

export const offerStatuses = ['pending', 'accepted', 'rejected', 'cancelled', 'expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Where the money of an offer's newest hold is. */
export const paymentStatuses = ['requires_payment', 'held', 'captured', 'released', 'failed', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Why an offer ended without a deal. */
export const offerEndings = [
  'producer_cancelled',
  'agent_rejected',
  'admin_released',
  'another_accepted',
  'no_longer_exclusive',
  'already_optioned',
  'listing_withdrawn',
  'listing_sold',
  'producer_closed',
  'account_suspended',
  'agent_closed',
  'never_paid',
  'hold_expired',
  'round_lapsed',
] as const
export type OfferEnding = (typeof offerEndings)[number]

/** What happened to an offer, for its timeline. */
export const offerMoments = [
  'submitted',
  'terms_changed',
  'payment_failed',
  'held',
  'renewed',
  'extra_rights_asked',
  'extra_rights_waived',
  'extra_rights_kept',
  'countered',
  'counter_agreed',
  'counter_declined',
  'counter_withdrawn',
  'round_stands',
  'round_not_held',
  'captured',
  'capture_refused',
  'accepted',
  'rejected',
  'cancelled',
  'expired',
  'released',
  'signed_by_producer',
  'signed_by_agent',
  'option_ended',
  'option_kept',
  'extension_recorded',
  'extended',
  'exercise_recorded',
  'exercised',
  'rights_surrendered',
  'option_surrendered',
  'reversion_recorded',
  'reverted',
  'notice_declined',
  'notice_withdrawn',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_step',
  'dispute_closed',
] as const
export type OfferMoment = (typeof offerMoments)[number]

/** What one side of an accepted offer may record about the option; it counts once the other has confirmed it. */
export const optionNoticeKinds = ['extension', 'exercise', 'reversion'] as const
export type OptionNoticeKind = (typeof optionNoticeKinds)[number]
export const optionNoticeStatuses = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const
export type OptionNoticeStatus = (typeof optionNoticeStatuses)[number]
/** The other side confirms or declines; whoever gave it may withdraw it while it waits. */
export const optionNoticeAnswers = ['confirm', 'decline', 'withdraw'] as const
export type OptionNoticeAnswer = (typeof optionNoticeAnswers)[number]

/** What a producer answers to an agent who would accept without the additional rights requested: leave them out, or keep the request. */
export const extraRightsAnswers = ['waived', 'kept'] as const
export type ExtraRightsAnswer = (typeof extraRightsAnswers)[number]

export const offerSides = ['producer', 'agent'] as const
export type OfferSide = (typeof offerSides)[number]

/** Where a round of an offer is. `unpaid`: its hold is awaited; `agreed`: the other side's yes, which binds nobody before the acceptance. */
export const roundStatuses = ['unpaid', 'open', 'agreed', 'declined', 'withdrawn', 'lapsed', 'replaced'] as const
export type RoundStatus = (typeof roundStatuses)[number]

/** How the fee of an accepted offer went back to the card: refunded in full, or by a dispute that was lost. */
export const feeReturns = ['refund', 'dispute'] as const
export type FeeReturn = (typeof feeReturns)[number]
/** What the agent, or an administrator, then chooses: the option ends, or it is kept without the fee. */
export const feeChoices = ['end', 'keep'] as const
export type FeeChoice = (typeof feeChoices)[number]
/** Why an option, or what was bought by it, ended: by its time, unpaid, given back by the producer, or back to the author as both sides confirmed. */
export const optionEndings = ['over', 'refunded', 'surrendered', 'reverted'] as const
export type OptionEnding = (typeof optionEndings)[number]

/** Where our books and the provider's may differ. */
export const discrepancyKinds = [
  'captured_without_acceptance',
  'release_refused',
  'unknown_to_provider',
  'unknown_to_us',
  'no_deadline',
  'other_amount',
  'disputed',
  'fee_returned',
  'refund_failed',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

/** How an administrator settles a difference. */
export const settlements = ['refund', 'accept', 'end_option', 'keep_option', 'noted'] as const
export type Settlement = (typeof settlements)[number]

export const offerLimits = {
  /** Whole pounds. */
  priceMinimum: 1_000,
  priceMaximum: 999_999,
  priceStep: 1_000,
  optionMonths: [12, 18, 24, 36],
  cancellationReason: 500,
  signature: 200,
  deckBytes: 50 * 1024 * 1024,
  deckTypes: ['.pdf', '.ppt', '.pptx', '.key'],
  /** A document on an offer's shelf; a notice about the option comes with one. */
  documentBytes: 20 * 1024 * 1024,
  documentTypes: ['.pdf', '.png', '.jpg', '.jpeg', '.docx'],
  /** The other side answers what was recorded before the option's end until so long after it. */
  noticeAnswerDays: 14,
  /** More than anybody needs, and as many as one page shows. */
  noticesOfOption: 20,
  /** How many lines an agent may record on one title at a time, of grants made elsewhere and what is held back together. */
  recordedLines: 50,
  settlementNote: 500,
  /** Why an administrator captures or releases. */
  decisionReason: 500,
  /** What one producer may have pending at a time: unpaid, all together, and on one listing. */
  unpaidOffers: 100,
  openOffers: 500,
  openOffersOnListing: 5,
  /** What one producer may send within 24 hours. */
  decksPerDay: 300,
  /** An offer that nobody paid ends after this. */
  unpaidHours: 24,
  /** How long a bank sets money aside, as a rule; the very time is known once it has. */
  holdDays: 7,
  /** The agent is reminded so long before a hold ends. */
  remindBeforeHours: [72, 24],
  /** Whoever may answer a round is reminded so long before it ends. */
  remindRoundBeforeHours: 24,
  /** Rounds of one offer, the first among them. */
  rounds: 30,
  roundMessage: 2_000,
  /** A message of an offer's thread, what it may bring along, and how many one answer lists. */
  message: 4_000,
  documentsOfMessage: 5,
  messagesListed: 50,
  /** What one person may write within an hour, to all of them together. */
  messagesPerHour: 120,
  /** Unread messages of one offer are mailed this often at most, and nobody is mailed what they read within seconds in an open page. */
  messagesMailedEveryMinutes: 15,
  messagesMailedAfterSeconds: 10,
  /** What both sides may keep on an offer's shelf, every version counted. */
  documentsOfOffer: 50,
  /** A round ends so long after it was made; where nothing is said, after a week. */
  roundLeastHours: 1,
  roundMostDays: 14,
  roundDays: 7,
  /** So long after its hold has run out an offer may still be negotiated. */
  negotiableDays: 30,
  /** Offers of one title that are compared at a time: those held with the highest fees. */
  compared: 200,
} as const

/** The messages of the forms and of the service. */
export const offerMessages = {
  priceRequired: 'Offer amount is required',
  priceMinimum: 'Minimum offer amount is £1,000',
  priceMaximum: 'Maximum offer amount is £999,999',
  priceWhole: 'Please give a whole number of pounds',
  periodRequired: 'Option period is required',
  deckRequired: 'Please upload a proposal deck before submitting your offer',
  onlyProducers: onlyProducersOffer,
  reasonRequired: 'Please say why you are cancelling',
  nameRequired: 'Please type your full name',
  nameNotOwn: 'Please type your own name as your account has it',
  hashNotValid: 'This is not the hash of an agreement’s text',
  documentRequired: 'Please upload the document first',
  keepReasonRequired: 'Please say why the option continues',
  declineReasonRequired: 'Please say why you do not confirm it',
  roundEnd: 'Please choose an end between one hour and 14 days from now',
  roundEndAfterHold: 'This cannot end later than the hold on your card',
  tooManyDocuments: 'A message may bring along five documents',
  documentsOfShelf: 'Please choose documents of this offer',
  onlyParties: 'Only the two parties of this offer can do this.',
  onlyProducerSurrenders: 'Only the producer of this option gives rights back.',
  onlyAgentChooses: 'Only the agent of this option and administrators choose this.',
  onlyPartiesSign: 'Only the two parties sign the agreement.',
} as const
