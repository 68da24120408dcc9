import type { Deps } from '../deps.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent } from '../payments/follow-intent.ts'
import { openHoldStatuses } from '../payments/hold-states.ts'
import { ProviderAnswered } from '../payments/provider-error.ts'
import { ago, BATCH, HOUR_MS } from './batch.ts'
import { reportDiscrepancy, settleDiscrepancy } from './discrepancies.ts'
import type { Pace } from './upkeep.ts'

const SOON_MS = 30_000

/** Compares open holds with the provider: a notice may have been lost, a hold may have run out. */
export async function compareHolds(deps: Deps, { compareEveryMs }: Pace): Promise<void> {
  const soon = notComparedSince(ago(deps, Math.min(SOON_MS, compareEveryMs)))
  const holds = await deps.db.hold.findMany({
    where: {
      intentId: { not: null },
      status: { in: [...openHoldStatuses] },
      OR: [
        notComparedSince(ago(deps, compareEveryMs)),
        // Somebody may be paying right now, or the money has just become free.
        { AND: [soon, { status: { not: 'held' }, createdAt: { gte: ago(deps, HOUR_MS) } }] },
        { AND: [soon, { status: 'held', captureBefore: { lte: deps.clock() } }] },
      ],
    },
    orderBy: { comparedAt: { sort: 'asc', nulls: 'first' } },
    take: BATCH,
  })
  for (const hold of holds) await compare(deps, hold)
}

const notComparedSince = (since: Date) => ({ OR: [{ comparedAt: null }, { comparedAt: { lte: since } }] })

async function compare(deps: Deps, { offerId, number, intentId }: Hold): Promise<void> {
  try {
    const intent = await deps.provider.read(intentId!)
    await deps.transaction(async (tx) => {
      await followIntent(tx, deps, { offerId, number, intent })
      await settleDiscrepancy(tx, deps, { offerId, kind: 'unknown_to_provider' })
    })
  } catch (error) {
    if (!(error instanceof ProviderAnswered)) throw error
    // One hold that the provider cannot read must not keep the others from being compared.
    deps.logger.warn({ offerId, err: error }, 'A hold is compared later')
    await deps.transaction(async (tx) => {
      await tx.hold.update({ where: { offerId_number: { offerId, number } }, data: { comparedAt: deps.clock() } })
      if (!error.isMissing) return
      const says = 'The provider does not know this hold any more.'
      await reportDiscrepancy(tx, deps, { offerId, kind: 'unknown_to_provider', says })
    })
  }
}
