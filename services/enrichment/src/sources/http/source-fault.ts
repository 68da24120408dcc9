import { type EnrichmentSource, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'

interface SourceFaultOptions {
  /** Until when the provider wants to be left alone, where it names a time. */
  until?: Date | undefined
  /** It is about what was asked, not about the provider: the next question may be answered. */
  isOfItem?: boolean
  /** Nobody was let in: nothing of the day's allowance was used. */
  isFree?: boolean
  cause?: unknown
}

/** A provider did not answer as it should. The message is for people; it never holds an address, which may hold a key. */
export class SourceFault extends Error {
  readonly until: Date | null
  readonly isOfItem: boolean
  readonly isFree: boolean

  constructor(message: string, { until, isOfItem = false, isFree = false, cause }: SourceFaultOptions = {}) {
    super(message, { cause })
    this.until = until ?? null
    this.isOfItem = isOfItem
    this.isFree = isFree
  }
}

const name = (source: EnrichmentSource) => enrichmentSourceLabels[source]

/** What may go wrong, in words. */
export const faults = {
  slow: (source: EnrichmentSource, cause: unknown) =>
    new SourceFault(`${name(source)} did not answer in time.`, { cause }),
  away: (source: EnrichmentSource, cause: unknown) => new SourceFault(`${name(source)} cannot be reached.`, { cause }),
  broken: (source: EnrichmentSource, status: number) =>
    new SourceFault(`${name(source)} answered with an error (${status}).`),
  elsewhere: (source: EnrichmentSource) => new SourceFault(`${name(source)} sent us to another address.`),
  tooLong: (source: EnrichmentSource) => new SourceFault(`${name(source)} sent an answer that is too long.`),
  unreadable: (source: EnrichmentSource, cause?: unknown) =>
    new SourceFault(`${name(source)} sent something that is not its usual answer.`, { cause }),
  limited: (source: EnrichmentSource, until?: Date) =>
    new SourceFault(`${name(source)} was asked too often.`, { until }),
  usedUp: (source: EnrichmentSource, until: Date) =>
    new SourceFault(`${name(source)} answers no more today: the day’s allowance is used up.`, { until }),
  notAccepted: (source: EnrichmentSource) =>
    new SourceFault(`${name(source)} does not accept our key.`, { isFree: true }),
  unpaid: (source: EnrichmentSource) =>
    new SourceFault(`${name(source)} answers no more: what was paid for is used up.`),
  forbidden: (source: EnrichmentSource) => new SourceFault(`${name(source)} refuses to answer (403).`),
  ofItem: (source: EnrichmentSource, status: number) =>
    new SourceFault(`${name(source)} does not understand this title (${status}).`, { isOfItem: true }),
}
