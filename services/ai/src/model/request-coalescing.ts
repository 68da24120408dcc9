import { setTimeout as delay } from 'node:timers/promises'
import type { PublicListing } from '@storyright/contracts/events'
import type { ModelAnswer } from '@storyright/scoring'
import type { Deps } from '../deps.ts'
import type { AskHow, Outcome, QuestionState } from './questions/ask-about.ts'

interface CreateReadersDeps extends Pick<Deps, 'logger'> {
  ask(listing: PublicListing, how: AskHow): Promise<Outcome>
  answersOn(listings: readonly PublicListing[]): Promise<Map<string, ModelAnswer>>
  /** The question's state, in any replica. */
  standingOf(listing: PublicListing): Promise<QuestionState>
  patienceMs: number
}

interface Read {
  answer: ModelAnswer | null
  /** Whether it has come just now. */
  isNew: boolean
}

const nothing: Read = { answer: null, isNew: false }
const LOOK_AGAIN_MS = 100
/** While calls are stopped, readers do not each try again. */
const QUIET_MS = 2_000

/** People who wait for the model, each for a while: those who want the same at once share one call. */
export function createRequestCoalescing({ ask, answersOn, standingOf, patienceMs, logger }: CreateReadersDeps) {
  const closing = new AbortController()
  const reading = new Map<string, Promise<Read>>()
  let quietUntil = 0

  const keptOn = async (listing: PublicListing) => (await answersOn([listing])).get(listing.id) ?? null

  /** Goes on when its readers have gone, so that the answer is there for the next. */
  function shared(listing: PublicListing, personId: string, anew: boolean): Promise<Read> {
    const running = reading.get(listing.id)
    if (running) return running
    const begun = read(listing, personId, anew)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) logger.warn({ err: error, listing: listing.id }, 'The model could not be asked')
        return nothing
      })
      .finally(() => reading.delete(listing.id))
    reading.set(listing.id, begun)
    return begun
  }

  async function read(listing: PublicListing, personId: string, anew: boolean): Promise<Read> {
    const outcome = await ask(listing, { asker: anew ? 'refresh' : 'reader', personId, anew, signal: closing.signal })
    if (outcome === 'stopped') quietUntil = performance.now() + QUIET_MS
    const answer = await (outcome === 'busy' && !anew ? untilKept(listing) : keptOn(listing))
    return { answer, isNew: outcome === 'answered' && answer !== null }
  }

  /** Other replicas' answers come through the collection. */
  async function untilKept(listing: PublicListing): Promise<ModelAnswer | null> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)])
    for (;;) {
      const mayCome = !signal.aborted && (await standingOf(listing)) === 'asked'
      const answer = await keptOn(listing)
      if (answer || !mayCome) return answer
      await delay(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }

  /** Waits as long as readers are patient; then, or on a failure, returns nothing. */
  async function patiently(work: () => Promise<Read>): Promise<Read> {
    const patience = new AbortController()
    const tired = delay(patienceMs, nothing, { signal: patience.signal }).catch(() => nothing)
    try {
      return await Promise.race([work(), tired])
    } catch (error) {
      logger.warn({ err: error }, 'The model’s answers cannot be read')
      return nothing
    } finally {
      patience.abort()
    }
  }

  return {
    async answerOn(listing: PublicListing, personId: string): Promise<ModelAnswer | null> {
      if (!listing.aiConsent) return null
      const { answer } = await patiently(async () => {
        const standing = await standingOf(listing) // looked at first: an answer that comes meanwhile is seen
        const answer = await keptOn(listing)
        if (answer || standing === 'quiet' || performance.now() < quietUntil) return { answer, isNew: false }
        return shared(listing, personId, false)
      })
      return answer
    },

    async refresh(listing: PublicListing, personId: string): Promise<Read> {
      if (!listing.aiConsent) return nothing
      let older: ModelAnswer | null = null
      const read = await patiently(async () => {
        older = await keptOn(listing)
        return shared(listing, personId, true)
      })
      return read.answer ? read : { answer: older, isNew: false }
    },

    async close(): Promise<void> {
      closing.abort()
      await Promise.all(reading.values())
    },
  }
}
