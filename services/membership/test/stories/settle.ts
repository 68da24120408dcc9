import { atOnce, type Subscribers } from '../harness.ts'
import { runUpkeepRound } from '../process.ts'
import { type Simulation, setPrice } from './simulation.ts'

const ROUNDS = 14

/** Everything is back: the upkeep runs until nothing is left to do. */
export async function settle({ db, sandbox }: Subscribers, { depsThatDieAt, people, time }: Simulation): Promise<void> {
  await sandbox.calm('faults')
  await sandbox.calm('webhooks')
  await setPrice(sandbox.url)
  const deps = depsThatDieAt(null)
  const ours = { personId: { in: people.map(({ id }) => id) } }
  // What nobody knows whether it was begun is given up after an hour.
  await time.pass(2 * 3_600_000)
  for (let round = 0; round < ROUNDS; round++) {
    await runUpkeepRound(deps, atOnce)
    const left = { OR: [{ endBecause: { not: null } }, { upgradingSince: { not: null } }] }
    if ((await db.member.count({ where: { ...ours, ...left } })) > 0) continue
    const owed = { refundOpen: true, refundFailedAt: null, disputeStatus: null }
    if ((await db.payment.count({ where: { ...ours, ...owed } })) > 0) continue
    await runUpkeepRound(deps, atOnce) // what the last round moved is compared once more
    return
  }
  const members = await db.member.findMany({ where: ours, include: { payments: true } })
  const left = members.filter(({ endBecause, upgradingSince, payments }) =>
    Boolean(endBecause || upgradingSince || payments.some(({ refundOpen }) => refundOpen)),
  )
  throw new Error(`The upkeep does not come to an end: ${JSON.stringify(left)}`)
}

/** Takes a story's members out of the sight of the next one's upkeep. */
export async function leave({ db }: Subscribers, { people }: Simulation): Promise<void> {
  await db.member.updateMany({
    where: { personId: { in: people.map(({ id }) => id) } },
    data: { subscriptionId: null, state: 'none', customerId: null },
  })
}
