import { ProviderAnswered } from '@storyright/card-provider'
import { reportDiscrepancy, settleAgreed } from '../bookkeeping/discrepancy.store.ts'
import { followIntent } from '../bookkeeping/follow-intent.ts'
import type { Deps } from '../deps.ts'
import { changeHold, findHolds } from '../payments/hold.store.ts'
import { type Hold, openHoldStatuses } from '../payments/hold.ts'
import { ago, HOUR_MS } from '../times.ts'
import type { Pace } from './pace.ts'
import { leastRecentlyTried, notPutOff, tryHolds } from './try-holds.ts'

const SOON_MS = 30_000

/** Compares open holds with the provider: a notice may have been lost, a hold may have run out. */
export const compareHolds = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) =>
      findHolds(deps.db, {
        where: { AND: [notPutOff(now), toCompare(deps, pace)] },
        orderBy: [leastRecentlyTried, { comparedAt: { sort: 'asc', nulls: 'first' } }],
        take,
      }),
    work: (hold) => compare(deps, hold),
    failing: 'A hold is compared later',
  })

function toCompare(deps: Deps, { compareEveryMs }: Pace) {
  const soon = notComparedSince(ago(deps, Math.min(SOON_MS, compareEveryMs)))
  return {
    intentId: { not: null },
    status: { in: [...openHoldStatuses] },
    releaseWantedAt: null, // a release reads the hold anyway
    OR: [
      notComparedSince(ago(deps, compareEveryMs)),
      // Somebody may be paying right now, or the money has just become free.
      { AND: [soon, { status: { not: 'held' }, createdAt: { gte: ago(deps, HOUR_MS) } }] },
      { AND: [soon, { status: 'held', captureBefore: { lte: deps.clock() } }] },
    ],
  }
}

const notComparedSince = (since: Date) => ({ OR: [{ comparedAt: null }, { comparedAt: { lte: since } }] })

async function compare(deps: Deps, hold: Hold): Promise<void> {
  const { offerId, intentId } = hold
  try {
    const intent = await deps.provider.read(intentId!)
    await deps.transaction(async (tx) => {
      await followIntent(deps)(tx, { hold, intent })
      await settleAgreed(tx, { offerId, kind: 'unknown_to_provider' }, deps.clock())
    })
  } catch (error) {
    if (error instanceof ProviderAnswered) await noteAnswer(deps, hold, error)
    throw error
  }
}

const noteAnswer = ({ transaction, clock }: Deps, hold: Hold, error: ProviderAnswered) =>
  transaction(async (tx) => {
    const at = clock()
    await changeHold(tx, hold, { comparedAt: at })
    if (!error.isMissing) return
    const says = 'The provider does not know this hold any more.'
    await reportDiscrepancy(tx, { offerId: hold.offerId, kind: 'unknown_to_provider', says }, at)
  })
