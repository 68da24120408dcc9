/** A listing's asking price, and who asks it. */
export interface AskingPrice {
  agentId: string
  /** In pounds; `null` where none is asked, or not in pounds. */
  price: number | null
}

/** An offer that reached its agent. */
export interface Bid {
  producerId: string
  agentId: string
  price: number
  isAccepted: boolean
  /** From the hold to the answer; `null` while there is none. */
  hoursToAnswer: number | null
}

/** A count, and how many people it is known to come from. */
export interface Interest {
  now: number
  before: number
  people: ReadonlySet<string>
}

/** The data of a genre, a medium or a month. */
export interface Cell {
  askings: readonly AskingPrice[]
  bids: readonly Bid[]
  interest: Interest | null
  /** Who has been here for less than a week: five accounts of today are no market. */
  newcomers?: ReadonlySet<string>
}

/** Only members for at least so long count for a figure. */
export const MEMBER_FOR_DAYS = 7

/** A figure of fewer people could identify them. */
export const FEWEST_PEOPLE = 5
const COUNT_STEP = 5
const MONEY_STEP = 500
const HOURS_STEP = 6

const nobody: ReadonlySet<string> = new Set()
const distinct = <One>(ones: readonly One[], whose: (one: One) => string, newcomers: ReadonlySet<string>) =>
  new Set(ones.map(whose).filter((person) => !newcomers.has(person))).size
const isEnough = (people: number) => people >= FEWEST_PEOPLE
const priced = (askings: readonly AskingPrice[]) => askings.filter((asking) => asking.price !== null)

/** The figures of a cell; `null` where fewer than five people contribute. */
export function figuresOf({ askings, bids, interest, newcomers = nobody }: Cell, mayShowBids = true) {
  const answered = bids.filter(({ hoursToAnswer }) => hoursToAnswer !== null)
  const asks = priced(askings)
  const showsAsking = isEnough(distinct(asks, ({ agentId }) => agentId, newcomers))
  const showsBids = mayShowBids && standsForBids(bids, newcomers)
  // Both sides have a part in how long an answer takes.
  const showsHours =
    showsBids && standsForBids(answered, newcomers) && isEnough(distinct(answered, ({ agentId }) => agentId, newcomers))
  const showsInterest =
    interest !== null && interest.before > 0 && isEnough(distinct([...interest.people], (person) => person, newcomers))
  const prices = asks.map(({ price }) => price!)
  const asked = (part: number) => (showsAsking ? rounded(quantile(prices, part), MONEY_STEP) : null)
  return {
    listings: askings.length,
    askingMedian: asked(0.5),
    askingLow: asked(0.25),
    askingHigh: asked(0.75),
    offers: showsBids ? rounded(bids.length, COUNT_STEP) : null,
    offerMedian: showsBids ? rounded(median(bids.map(({ price }) => price)), MONEY_STEP) : null,
    acceptedPercent: showsBids
      ? rounded((100 * bids.filter(({ isAccepted }) => isAccepted).length) / bids.length, COUNT_STEP)
      : null,
    hoursToAnswer: showsHours ? rounded(median(answered.map(({ hoursToAnswer }) => hoursToAnswer!)), HOURS_STEP) : null,
    interest: showsInterest ? rounded((100 * (interest.now - interest.before)) / interest.before, COUNT_STEP) : null,
    suppressed: !(showsAsking && showsBids && showsHours),
  }
}

export const standsForBids = (bids: readonly Bid[], newcomers: ReadonlySet<string> = nobody): boolean =>
  isEnough(distinct(bids, ({ producerId }) => producerId, newcomers))

/** Shown figures are rounded, so that no two answers differ by one person. */
const rounded = (value: number, step: number): number => Math.round(value / step) * step

export const median = (values: readonly number[]): number => quantile(values, 0.5)

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place % 1)
}
