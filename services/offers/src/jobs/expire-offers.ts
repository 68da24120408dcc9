import { offerChanged } from '@storyright/contracts/events'
import { notHeld } from '../claims/stand-round.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { concerns, type Ending, namedBy, openEndings, wakeUpkeep } from '../offers/bulk-terminations.ts'
import { endOffers } from '../offers/end-offer.ts'
import { changeOffer, findOffers } from '../offers/offer.store.ts'
import type { Offer } from '../offers/records.ts'
import { lapseRounds } from '../offers/round.store.ts'
import { unpaidOf } from '../offers/round.ts'
import { scheduleRelease } from '../payments/hold.store.ts'
import { ago } from '../times.ts'
import { BATCH, type Pace } from './job-config.ts'

const IN_TURN = 100
/** Transactions that read the person's row before it was closed have finished by then. */
const AGREED_AFTER_MS = 60_000

/**
 * Carries out recorded endings: some offers of each in turn, so that a long one delays no other. One that
 * is being accepted right now is left: its ending stays open until the claim's outcome is known.
 */
export async function endMany(deps: Deps, _pace: Pace, signal: AbortSignal): Promise<void> {
  for (let after = 0n; ; ) {
    const endings = await openEndings(deps.db, after, IN_TURN)
    if (endings.length === 0) return
    await endInTurn(deps, endings, signal)
    after = endings.at(-1)!.id
  }
}

interface Turn {
  ending: Ending
  /** The last offer that was looked at. */
  after?: string
}

async function endInTurn(deps: Deps, endings: Ending[], signal: AbortSignal): Promise<void> {
  let turns: Turn[] = endings.map((ending) => ({ ending }))
  while (turns.length > 0) {
    const next: Turn[] = []
    for (const { ending, after } of turns) {
      if (signal.aborted) return
      const reached = await endSome(deps, ending, after)
      if (reached) next.push({ ending, after: reached })
    }
    turns = next
  }
}

/** Returns how far it came, or nothing at the end. */
async function endSome(deps: Deps, ending: Ending, after: string | undefined): Promise<string | undefined> {
  const found = await deps.db.offer.findMany({
    where: { AND: [namedBy(ending), { claim: null }, ...(after ? [{ id: { gt: after } }] : [])] },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: BATCH,
  })
  if (found.length === 0) {
    await finishIfDone(deps, ending)
    return undefined
  }
  const ids = found.map(({ id }) => id)
  await deps
    .transaction((tx) => endThese(tx, deps, ending, ids))
    .catch(async (error: unknown) => {
      await deps.db.$queryRaw`SELECT 1` // with the database away they all come again
      deps.logger.warn({ ending: String(ending.id), err: error }, 'Offers are ended one by one')
      for (const id of ids) await endAlone(deps, ending, id)
    })
  return ids.at(-1)
}

/** One that fails for good keeps no other from ending; it is tried again in the next round. */
async function endAlone(deps: Deps, ending: Ending, id: string): Promise<void> {
  await deps
    .transaction((tx) => endThese(tx, deps, ending, [id]))
    .catch((error: unknown) => deps.logger.warn({ offerId: id, err: error }, 'An offer ends later'))
}

async function endThese(tx: Tx, deps: Deps, ending: Ending, ids: string[]): Promise<void> {
  // In order, because other transactions may want some of these locks too; and not for long, because others wait for them.
  await tx.$executeRaw`SET LOCAL lock_timeout = '2s'`
  await tx.$queryRaw`
    SELECT id FROM listings WHERE id IN (SELECT listing_id FROM offers WHERE id = ANY(${ids}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`
  const between = { gte: ids[0]!, lte: ids.at(-1)! } // a range: lists of every length would be statements of their own
  const named = await findOffers(tx, { where: { AND: [namedBy(ending), { id: between, claim: null }] } })
  const locked = new Set(ids)
  const offers = named.filter((offer) => locked.has(offer.id) && concerns(ending, offer))
  if (offers.length === 0) return
  const [pending, expired] = [offers.filter(isPending), offers.filter((offer) => !isPending(offer))]
  if (pending.length > 0) await endOffers(deps, tx, pending, ending.because)
  if (expired.length > 0) await endNegotiations(tx, deps, expired)
  await wakeUpkeep(tx) // their holds are to be released
}

const isPending = ({ status }: Offer) => status === 'pending'

/** Offers whose hold ran out stay as they are: their open rounds lapse, and no hold that is awaited is made any more. */
async function endNegotiations(tx: Tx, { outbox, clock }: Deps, offers: readonly Offer[]): Promise<void> {
  const at = clock()
  const ids = offers.map(({ id }) => id)
  await scheduleRelease(tx, ids, { at, which: 'all' })
  await lapseRounds(tx, ids, at)
  for (const offer of offers) {
    const unpaid = unpaidOf(offer)
    const news = unpaid ? notHeld(unpaid, 'It cannot be accepted any more.') : { event: offerChanged }
    await changeOffer(tx, outbox, offer, { at, ...news })
  }
}

async function finishIfDone(deps: Deps, ending: Ending): Promise<void> {
  if (ending.listingId === null && ending.at > ago(deps, AGREED_AFTER_MS)) return
  if (!(await hasMore(deps, ending)))
    await deps.db.ending.update({ where: { id: ending.id }, data: { doneAt: deps.clock() } })
}

/** Whether any offer is left that it is about. */
async function hasMore({ db }: Deps, ending: Ending): Promise<boolean> {
  for (let after: string | undefined; ; ) {
    const where = { AND: [namedBy(ending), ...(after ? [{ id: { gt: after } }] : [])] }
    const left = await findOffers(db, { where, orderBy: { id: 'asc' }, take: BATCH })
    if (left.some((offer) => concerns(ending, offer))) return true
    if (left.length < BATCH) return false
    after = left.at(-1)!.id
  }
}
