import { viewCounted } from '@storyright/contracts/events'
import { monthOf } from '@storyright/contracts/vocabulary'
import { createBatcher } from '@storyright/service-kit'
import { countFromZero, count as countMetric } from '@storyright/service-kit/telemetry'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type CountedMonth, count, giveBack, keepOpen, type ListingView, letIn, openAnyway } from './view.store.ts'

const MOST_AT_ONCE = 100

/** Counts views unless they cost nothing; answers whether the listing may be opened, and for which month that holds. */
export function countView({ transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>) {
  const countAll = (openings: ListingView[]) =>
    transaction(async (tx) => {
      const open = new Set<ListingView>()
      const countedMonths: CountedMonth[] = []
      for (const each of onePerPerson(openings)) {
        const months = new Map((await count(tx, each)).map((month) => [month.userId, month]))
        for (const opening of each) if (months.has(opening.userId)) open.add(opening)
        countedMonths.push(...months.values())
      }
      if (countedMonths.length > 0) await outbox.add(tx, countedMonths.map(monthCounted))
      // Not counted: it costs nothing, or the month is used up.
      const others = openings.filter((opening) => !open.has(opening))
      for (const opening of others.length > 0 ? await openAnyway(tx, others) : []) open.add(opening)
      return openings.map((opening) => ({ isOpen: open.has(opening), month: monthOf(opening.at) }))
    })
  const keyOf = ({ userId, listingId }: ListingView) => `${userId}_${listingId}`
  countFromZero('views', 'outcome', ['opened', 'refused'])
  const counting = createBatcher({ work: countAll, keyOf, most: MOST_AT_ONCE })
  return async (view: Omit<ListingView, 'at'>): Promise<{ isOpen: boolean; month: string }> => {
    const counted = await counting({ ...view, at: clock() })
    countMetric('views', 1, { outcome: counted.isOpen ? 'opened' : 'refused' })
    return counted
  }
}

/** In the order of their coming: everybody's first, everybody's second, and so on. */
function onePerPerson(openings: ListingView[]): ListingView[][] {
  const ofPerson = Map.groupBy(openings, ({ userId }) => userId)
  const most = Math.max(...[...ofPerson.values()].map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => [...ofPerson.values()].flatMap((own) => own[place] ?? []))
}

/** Counts a view that catalogue allowed while membership was away; beyond the limit it is recorded apart. */
export async function countLater({ outbox }: Pick<Deps, 'outbox'>, tx: Tx, opening: ListingView): Promise<void> {
  const counted = await count(tx, [opening])
  if (counted.length === 0 && (await openAnyway(tx, [opening])).length > 0) return
  const openings = counted.length > 0 ? counted : await letIn(tx, opening)
  await outbox.add(tx, openings.map(monthCounted))
}

/** Keeps open for the month what a premium member opened, without counting it. */
export async function keepOpened({ outbox }: Pick<Deps, 'outbox'>, tx: Tx, opening: ListingView): Promise<void> {
  await outbox.add(tx, (await giveBack(tx, opening)).map(monthCounted))
  if ((await openAnyway(tx, [opening])).length === 0) await keepOpen(tx, opening)
}

const monthCounted = ({ version, ...month }: CountedMonth) =>
  viewCounted(`${month.userId}_${month.month}`, version, month)
