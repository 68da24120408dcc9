/** An offer's terms beyond fee, months and rights, and what follows from it. No zod here: the web imports it. */

export const reservedRights = [
  'publication',
  'audiobook',
  'author_sequels',
  'stage',
  'radio',
  'podcast',
  'games',
  'live',
] as const
export type ReservedRight = (typeof reservedRights)[number]

export const creditPlaces = ['main_titles', 'end_titles'] as const
export type CreditPlace = (typeof creditPlaces)[number]

export const consultations = ['none', 'consulted', 'approves_writer'] as const
export type Consultation = (typeof consultations)[number]

export type DealPrice =
  | { kind: 'fixed'; amount: number }
  | { kind: 'budget'; percent: number; floor: number | null; ceiling: number | null }

/** Of an extension, what is left out is as without one: once, by the same months, for the same fee, not on account of the price. */
export interface DealExtension {
  times?: number | undefined
  months?: number | undefined
  fee?: number | undefined
  creditable?: boolean | undefined
}

/** The terms of a deal. A field that is left out has the agreement's default. Amounts are whole pounds. */
export interface Deal {
  feeCreditable?: boolean | undefined
  extension?: DealExtension | undefined
  price?: DealPrice | undefined
  /** For each episode of a series, by its length in minutes. */
  episode?: { to30: number | null; to60: number | null; over60: number | null } | undefined
  /** Percent of the net profits. */
  profits?: number | undefined
  /** Percent of the price, each time. */
  passive?: { sequel: number | null; remake: number | null; spinOff: number | null } | undefined
  reserved?: { right: ReservedRight; holdYears: number }[] | undefined
  credit?: { words: string; place: CreditPlace } | undefined
  consultation?: Consultation | undefined
  /** Without principal photography so many years after exercise, the rights come back. */
  reversionYears?: number | undefined
  /** In the producer's own words. */
  further?: string | undefined
}

export const dealLimits = {
  extensionTimes: [0, 1, 2],
  extensionMonths: [6, 12, 18, 24, 36],
  extensionFee: 999_999,
  /** A percentage is a whole number of such parts of one percent. */
  pricePercent: { minimum: 0.5, maximum: 10, parts: 20 },
  profits: { minimum: 0, maximum: 10, parts: 4 },
  passive: { minimum: 0, maximum: 100, parts: 100 },
  holdYears: 10,
  reversionYears: { minimum: 2, maximum: 10 },
  creditWords: 200,
  further: 2_000,
  amount: 1_000_000_000,
} as const

export const dealMessages = {
  timesKnown: 'An option is extended not at all, once or twice',
  monthsKnown: 'An extension is 6, 12, 18, 24 or 36 months',
  extensionFee: 'The extension fee is at most £999,999',
  amountNeeded: 'Please give the price',
  amountLeast: 'The price is at least £1',
  wholePounds: 'Please give a whole number of pounds',
  amountMost: 'At most £1,000,000,000',
  percentNeeded: 'Please give the percentage of the budget',
  pricePercent: 'Between 0.5% and 10% of the budget, in steps of 0.05',
  floorAboveCeiling: 'The least price cannot be above the highest',
  profits: 'Between 0% and 10% of net profits, in steps of 0.25',
  passive: 'Between 0% and 100% of the price, with at most two decimals',
  holdYears: 'Between 0 and 10 whole years',
  namedTwice: 'This right is named twice',
  creditWords: 'Please give the words of the credit',
  creditPlace: 'Please say where the credit stands',
  reversionYears: 'Between 2 and 10 whole years',
} as const

interface Steps {
  minimum: number
  maximum: number
  parts: number
}

/** Whether a percentage is within its bounds, and a whole number of its steps. */
export const isInSteps = (value: number, { minimum, maximum, parts }: Steps): boolean =>
  value >= minimum && value <= maximum && Math.round(value * parts) / parts === value

interface Offered {
  /** The option fee, in whole pounds. */
  fee: number
  /** The first option period. */
  months: number
}

/** How often an option may be extended, by how much and for what. */
export function extensionOf(deal: Deal | null, { fee, months }: Offered) {
  const { extension = {} } = deal ?? {}
  return {
    times: extension.times ?? 1,
    months: extension.months ?? months,
    fee: extension.fee ?? fee,
    creditable: extension.creditable ?? false,
  }
}

/** The purchase price in whole pounds; `null` where it is not known: to be agreed, or of a budget that is not known yet. */
export function priceAt(deal: Deal | null, budget: number | null): number | null {
  const price = deal?.price
  if (!price) return null
  if (price.kind === 'fixed') return price.amount
  const { percent, floor, ceiling } = price
  if (floor !== null && floor === ceiling) return floor
  if (budget === null) return null
  const { parts } = dealLimits.pricePercent
  // In whole parts of a percent, so that a half is a half.
  const share = Math.floor((Math.round(percent * parts) * budget) / (100 * parts) + 0.5)
  return Math.min(Math.max(share, floor ?? 0), ceiling ?? Number.POSITIVE_INFINITY)
}

interface FeesPaid extends Offered {
  /** How often the option was extended. */
  extensions: number
  /** What of the option fee went back to the producer. */
  refunded?: number
}

/** What of the fees that were paid counts on account of the price. */
export function paidOnAccount(deal: Deal | null, { extensions, refunded = 0, ...offered }: FeesPaid): number {
  const extension = extensionOf(deal, offered)
  const ofFee = (deal?.feeCreditable ?? true) ? Math.max(0, offered.fee - refunded) : 0
  return ofFee + (extension.creditable ? extensions * extension.fee : 0)
}

/** What is to be paid with the exercise: the price less the fees paid on account of it. `null` where the price is not known. */
export function dueOnExercise(
  deal: Deal | null,
  { budget, ...paid }: FeesPaid & { budget: number | null },
): number | null {
  const price = priceAt(deal, budget)
  return price === null ? null : Math.max(0, price - paidOnAccount(deal, paid))
}
