import type { Deps } from '../../src/deps.ts'
import { findHolds } from '../../src/payments/hold.store.ts'
import { lookAtPayment } from '../../src/payments-sync/sync-payment.ts'
import { chooseAfterReturn } from '../../src/use-cases/choose-after-return.ts'
import { atOnce, type Offers } from '../harness.ts'
import { runUpkeepRound } from '../process.ts'
import type { Simulation } from './simulation.ts'

const ROUNDS = 12

/** Everything is back: the upkeep runs until nothing is left to do. */
export async function settle({ db, sandbox }: Offers, simulation: Simulation): Promise<void> {
  await sandbox.calm('faults')
  await sandbox.calm('webhooks')
  const deps = simulation.depsThatDieAt(null)
  const ours = { offer: { listingId: { in: simulation.listingIds } } }
  const open = { status: { in: ['requires_payment', 'failed', 'held'] } }
  for (let round = 0; round < ROUNDS; round++) {
    await runUpkeepRound(deps, atOnce)
    const claims = await db.claim.count({ where: { ...ours, committedAt: null } })
    const releases = await db.hold.count({ where: { ...ours, ...open, releaseWantedAt: { not: null } } })
    const endings = await db.ending.count({ where: { listingId: { in: simulation.listingIds }, doneAt: null } })
    if (claims + releases + endings > 0) continue
    await runUpkeepRound(deps, atOnce) // what the last round moved is compared once more
    await settleFees(simulation, deps)
    return
  }
  throw new Error('The upkeep does not come to an end')
}

/** What became of captured money is read again, as the audit does after an hour; then the agent chooses where that is open. */
async function settleFees({ agent, listingIds }: Simulation, deps: Deps): Promise<void> {
  const ours = { listingId: { in: listingIds } }
  for (const hold of await findHolds(deps.db, { where: { status: 'captured', offer: ours } }))
    await lookAtPayment(deps, hold)
  for (const { id } of await deps.db.offer.findMany({
    where: { ...ours, feeReturnedAt: { not: null }, feeChoice: null, optionEndedAt: null },
  }))
    await chooseAfterReturn(deps, { offerId: id, viewer: agent, choice: 'end', note: null })
}

/** Takes a story's open holds out of the sight of the next one's upkeep. */
export async function leave({ db }: Offers, simulation: Simulation): Promise<void> {
  await db.hold.updateMany({
    where: {
      offer: { listingId: { in: simulation.listingIds } },
      status: { in: ['requires_payment', 'failed', 'held'] },
    },
    data: { status: 'released' },
  })
}
