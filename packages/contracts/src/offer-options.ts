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
  'listing_withdrawn',
  'producer_closed',
  'agent_closed',
  'never_paid',
  'hold_expired',
] as const
export type OfferEnding = (typeof offerEndings)[number]

/** What happened to an offer, for its timeline. */
export const offerMoments = [
  'submitted',
  'payment_failed',
  'held',
  'renewed',
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
] as const
export type OfferMoment = (typeof offerMoments)[number]

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
  /** An offer that nobody paid ends after this. */
  unpaidHours: 24,
  /** The agent is reminded so long before a hold ends. */
  remindBeforeHours: [72, 24],
} as const

/** The words that forms and the service answer with. */
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
} as const
