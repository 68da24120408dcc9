import type {
  AccountStatus,
  ListingStatus,
  Medium,
  OfferStatus,
  PaymentStatus,
  Role,
} from '@storyright/contracts/vocabulary'

/** The part of an event's state that figures follow from. */
export type HistoryState =
  | { of: 'person'; born: Date; role: Role; status: AccountStatus }
  | { of: 'membership'; until: Date | null }
  | { of: 'listing'; born: Date; status: ListingStatus; medium: Medium; isGone: boolean }
  | { of: 'option'; offerId: string; acceptedAt: Date; endedAt: Date | null; exercisedAt: Date | null }
  | OfferHistoryState
  | { of: 'favourite'; isAdded: boolean }
export interface OfferHistoryState {
  of: 'offer'
  born: Date
  status: OfferStatus
  payment: PaymentStatus
  hasReached: boolean
  price: number
  /** Pounds that went back to the card after the capture; steps from before have none. */
  returned?: number
  acceptedAt: Date | null
}

/** Versions of one line of a life with the same state: the first, the last, and the time of the first. */
export interface Step {
  version: number
  through: number
  at: Date
  said: HistoryState
}

/** Lines have versions of their own: a person and their membership, a listing and each option on it. */
const lineOf = ({ said }: Step) => (said.of === 'option' ? `option ${said.offerId}` : said.of)

/**
 * Steps in the order of their versions, whatever order they came in; each line's by itself. A version that is known already is
 * dropped, and versions that follow each other with the same state become one step, so that a late one still finds its place.
 */
export function inOrder(steps: readonly Step[]): Step[] {
  const lines = new Map<string, Step[]>()
  for (const step of steps) lines.set(lineOf(step), [...(lines.get(lineOf(step)) ?? []), step])
  return [...lines.values()].flatMap(lineInOrder)
}

function lineInOrder(steps: Step[]): Step[] {
  const ordered: Step[] = []
  const byVersion = (one: Step, other: Step) =>
    one.version - other.version || other.through - one.through || one.at.getTime() - other.at.getTime()
  for (const step of steps.toSorted(byVersion)) {
    const last = ordered.at(-1)
    if (last && step.version <= last.through) continue
    // Clocks of replicas differ: no step is earlier than the one before it.
    const at = last && step.at < last.at ? last.at : step.at
    if (last && step.version === last.through + 1 && isSameState(last, step)) last.through = step.through
    else ordered.push({ ...step, at })
  }
  return ordered
}

const isSameState = (one: Step, other: Step) => JSON.stringify(one.said) === JSON.stringify(other.said)

/** The steps of one line. */
export const stepsOf = <Of extends HistoryState['of']>(steps: readonly Step[], of: Of) =>
  steps.filter((step): step is Step & { said: Extract<HistoryState, { of: Of }> } => step.said.of === of)
