import { Refusal } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { findOffers } from '../offers/offer.store.ts'
import type { Hold } from '../payments/hold.ts'
import { ago } from '../times.ts'
import { captureClaim } from '../use-cases/capture-claim.ts'
import type { Pace } from './job-config.ts'
import { notPutOff, tryHolds } from './retry-holds.ts'

/** Finishes captures whose outcome is unknown: the provider was away, or the process died. */
export const finishCaptures = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) => claimedHolds(deps, { now, take, untouchedSince: ago(deps, pace.unfinishedAfterMs) }),
    work: (hold) => finish(deps, hold),
    failing: 'A capture is finished later',
  })

interface Wanted {
  now: Date
  take: number
  untouchedSince: Date
}

async function claimedHolds({ db }: Deps, { now, take, untouchedSince }: Wanted): Promise<Hold[]> {
  const claims = await db.claim.findMany({
    where: {
      committedAt: null,
      workedAt: { lte: untouchedSince },
      offer: { holds: { every: notPutOff(now) } },
    },
    select: { offerId: true },
    orderBy: { workedAt: 'asc' },
    take,
  })
  const offers = await findOffers(db, { where: { id: { in: claims.map(({ offerId }) => offerId) } } })
  const holdOf = new Map(offers.map(({ id, hold }) => [id, hold]))
  return claims.map(({ offerId }) => holdOf.get(offerId)!)
}

async function finish(deps: Deps, { offerId }: Hold): Promise<void> {
  try {
    await captureClaim(deps, offerId)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 503) throw error
    deps.logger.warn({ offerId, err: error }, 'An acceptance was undone')
  }
}
