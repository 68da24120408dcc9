import { keepUp } from '../../src/upkeep/upkeep.ts'
import type { Offers } from '../harness.ts'
import type { World } from './world.ts'

const ROUNDS = 12
const now = { unfinishedAfterMs: 0, compareEveryMs: 0 }

/** Everything is back: the upkeep runs until nothing is left to do. */
export async function settle({ db, sandbox }: Offers, world: World): Promise<void> {
  await sandbox.calm('faults')
  await sandbox.calm('webhooks')
  const deps = world.depsThatDieAt(null)
  const ours = { offer: { listingId: { in: world.listingIds } } }
  const open = { status: { in: ['requires_payment', 'failed', 'held'] } }
  for (let round = 0; round < ROUNDS; round++) {
    await keepUp(deps, now)
    const claims = await db.claim.count({ where: { ...ours, committedAt: null } })
    const releases = await db.hold.count({ where: { ...ours, ...open, releaseWantedAt: { not: null } } })
    if (claims + releases > 0) continue
    await keepUp(deps, now) // what the last round moved is compared once more
    return
  }
  throw new Error('The upkeep does not come to an end')
}

/** Takes a story's open holds out of the sight of the next one's upkeep. */
export async function leave({ db }: Offers, world: World): Promise<void> {
  await db.hold.updateMany({
    where: { offer: { listingId: { in: world.listingIds } }, status: { in: ['requires_payment', 'failed', 'held'] } },
    data: { status: 'released' },
  })
}

interface ProviderIntent {
  id: string
  status: string
  amount_received: number
}

const agreed: Record<string, string[]> = {
  requires_payment: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  failed: ['requires_payment_method', 'requires_action'],
  held: ['requires_capture'],
  captured: ['succeeded'],
  released: ['canceled'],
  expired: ['canceled'],
}

/** Compares our books with the provider's, offer by offer; answers every fault in words. */
export async function auditBooks({ db, sandbox }: Offers, world: World): Promise<string[]> {
  const faults: string[] = []
  const offers = await db.offer.findMany({
    where: { listingId: { in: world.listingIds } },
    include: { holds: true, claim: true, agreement: true, discrepancies: true, listing: true },
  })
  const intents = await intentsOf(sandbox.url)
  let taken = 0
  let received = 0
  for (const offer of offers) {
    const say = (fault: string) => faults.push(`${offer.status} offer ${offer.id}: ${fault}`)
    const its = intents.filter(({ metadata }) => metadata.offerId === offer.id)
    const captured = its.filter(({ status }) => status === 'succeeded')
    received += captured.reduce((sum, { amount_received }) => sum + amount_received, 0)
    taken += offer.holds.filter(({ status }) => status === 'captured').reduce((sum, hold) => sum + hold.amountPence, 0)
    if (captured.length > 1) say('captured more than once')
    if (captured.length === 1 && offer.status !== 'accepted') say('captured without being accepted')
    if (offer.status === 'accepted' && captured.length !== 1) say('accepted without money')
    if (offer.status === 'accepted' && !offer.agreement) say('accepted without an agreement')
    if (offer.claim && !offer.claim.committedAt) say('still claimed')
    if (offer.discrepancies.length > 0) say(`reported: ${offer.discrepancies.map(({ kind }) => kind).join()}`)
    for (const hold of offer.holds) {
      const intent = its.find(({ id }) => id === hold.intentId)
      if (intent && !agreed[hold.status]!.includes(intent.status)) say(`${hold.status} here, ${intent.status} there`)
    }
    for (const { id, status } of its) {
      const hold = offer.holds.find(({ intentId }) => intentId === id)
      const isWaiting = offer.status === 'pending' && hold?.number === offer.holdNumber
      if (status === 'requires_capture' && !isWaiting) say('money is held for nothing')
    }
    const told = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM messaging.outbox WHERE subject = ${`offers.offer.accepted.${offer.id}`}`
    if (told[0]!.count !== (offer.status === 'accepted' ? 1 : 0)) say(`announced as accepted ${told[0]!.count} times`)
  }
  const exclusive = offers.filter(({ listing, status }) => listing.exclusivity === 'exclusive' && status === 'accepted')
  if (exclusive.length > 1) faults.push('An exclusive listing went to several offers')
  if (taken !== received) faults.push(`We took ${taken}, the provider received ${received}`)
  return faults
}

/** The newest intents of the provider, enough for one story. */
async function intentsOf(url: string): Promise<(ProviderIntent & { metadata: { offerId?: string } })[]> {
  const answer = await fetch(`${url}/v1/payment_intents?limit=100`, {
    headers: { authorization: 'Bearer sk_test_storyright' },
  })
  return ((await answer.json()) as { data: (ProviderIntent & { metadata: { offerId?: string } })[] }).data
}
