import type { PublicListing } from '@storyright/contracts/events'
import type { Background, Lease } from '@storyright/service-kit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { ModelAnswer } from './model-answer.ts'

/**
 * The language model, for the rest of the service. `app.ts` makes it once:
 *
 *     const model = createModel(deps, { ...modelSettingsOf(config), leaseOf: service.lease, answered })
 *     service.inBackground(model.background)
 *     database.ts: collections = [..., ...modelCollections]
 *
 * - Whoever keeps a listing calls `model.follow(tx, row)` in the same transaction, also for a deleted one. It puts the listing in the
 *   queue when what would be sent of it is new, and forgets its answers once it may not be analysed.
 * - Readers ask `answerOn(listing)`: the answer that is kept, or else the model, for at most `patienceMs` in all; `null` means the
 *   tables. It never throws. What comes later is kept.
 * - `answered(tx, { listing, answer })` is called in the transaction that keeps an answer: tell it and write search rows there.
 */
export interface Model {
  answerOn(listing: PublicListing): Promise<ModelAnswer | null>
  /** Asks anew, within the budget; the older answer stays until a new one is there. */
  refresh(listing: PublicListing): Promise<{ answer: ModelAnswer | null; isNew: boolean }>
  /** The kept answers on these listings, by id; the model is not asked. */
  answersOn(listings: readonly PublicListing[], tx?: Tx): Promise<Map<string, ModelAnswer>>
  follow(tx: Tx, row: FollowedListing): Promise<void>
  /** Asks about what is new and, later, about what failed; one replica does. */
  background: Background
}

/** A row of the read model of listings. */
export interface FollowedListing {
  /** The listing's id. */
  _id: string
  isDeleted: boolean
  listing: PublicListing
}

/** An answer that has just come. */
export interface Answered {
  listing: PublicListing
  answer: ModelAnswer
}

export interface ModelSettings {
  baseUrl: string
  apiKey: string
  /** The model's name at the endpoint. */
  name: string
  callsPerHour: number
  /** For one call, from its beginning to the last byte of the answer. */
  limitMs: number
  /** How long a reader waits in all. */
  patienceMs?: number
  leaseOf(name: string): Lease
  answered(tx: Tx, answered: Answered): Promise<void>
}

export type ModelDeps = Pick<Deps, 'db' | 'transaction' | 'redis' | 'clock' | 'logger'>

export function createModel(_deps: ModelDeps, _settings: ModelSettings): Model {
  throw new Error('not built yet')
}
