/** The words and numbers of offers. No zod here: the web imports it. */

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
  'notice_declined',
  'notice_withdrawn',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_step',
  'dispute_closed',
] as const
export type OfferMoment = (typeof offerMoments)[number]

/** What one side of an accepted offer may say happened with the option; it counts once the other has confirmed it. */
export const optionNoticeKinds = ['extension', 'exercise'] as const
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

/** How the fee of an accepted offer went back to the card: refunded in full, or by a dispute that was lost. */
export const feeReturns = ['refund', 'dispute'] as const
export type FeeReturn = (typeof feeReturns)[number]
/** What the agent, or an administrator, then chooses: the option ends, or it is kept without the fee. */
export const feeChoices = ['end', 'keep'] as const
export type FeeChoice = (typeof feeChoices)[number]
/** Why an option ended without a purchase. */
export const optionEndings = ['over', 'refunded'] as const
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
  /** A document about an option: an extension's or an exercise's notice. */
  documentBytes: 20 * 1024 * 1024,
  documentTypes: ['.pdf', '.png', '.jpg', '.jpeg'],
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
} as const

/** The messages of the forms and of the service. */
export const offerMessages = {
  priceRequired: 'Offer amount is required',
  priceMinimum: 'Minimum offer amount is £1,000',
  priceMaximum: 'Maximum offer amount is £999,999',
  priceWhole: 'Please give a whole number of pounds',
  periodRequired: 'Option period is required',
  deckRequired: 'Please upload a proposal deck before submitting your offer',
  onlyProducers: 'Only producers can submit offers.',
  reasonRequired: 'Please say why you are cancelling',
  nameRequired: 'Please type your full name',
  nameNotOwn: 'Please type your own name as your account has it',
  hashNotValid: 'This is not the hash of an agreement’s text',
  documentRequired: 'Please upload the document first',
  keepReasonRequired: 'Please say why the option goes on',
  declineReasonRequired: 'Please say why you do not confirm it',
  onlyParties: 'Only the two parties of this option can do this.',
  onlyAgentChooses: 'Only the agent of this option and administrators choose this.',
  onlyPartiesSign: 'Only the two parties sign the agreement.',
} as const
