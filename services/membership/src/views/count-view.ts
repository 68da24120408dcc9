import { viewCounted } from '@storyright/contracts/events'
import { monthOf } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type CountedMonth, count, giveBack, isOpenAnyway, keepOpen, letIn } from './view.store.ts'

export interface View {
  userId: string
  listingId: string
  title: string
}

/** Counts a view unless it costs nothing; answers whether the listing may be opened, and for which month that holds. */
export const countView =
  ({ transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>) =>
  ({ userId, listingId, title }: View): Promise<{ isOpen: boolean; month: string }> =>
    transaction(async (tx) => {
      const at = clock()
      const month = monthOf(at)
      if (await isOpenAnyway(tx, userId, month, listingId)) return { isOpen: true, month }
      const counted = await count(tx, userId, month, { listingId, title, at })
      if (counted) await outbox.add(tx, [tell(counted)])
      // Not counted: somebody else has just counted this very listing, or the month is used up.
      return { isOpen: counted !== null || (await isOpenAnyway(tx, userId, month, listingId)), month }
    })

/** Counts a view that catalogue let in while nobody could; beyond the limit it is written down apart. */
export const countLater =
  ({ outbox }: Pick<Deps, 'outbox'>) =>
  async (tx: Tx, { userId, listingId, title, at }: View & { at: Date }): Promise<void> => {
    const month = monthOf(at)
    if (await isOpenAnyway(tx, userId, month, listingId)) return
    const opening = { listingId, title, at }
    const told = (await count(tx, userId, month, opening)) ?? (await letIn(tx, userId, month, opening))
    if (told) await outbox.add(tx, [tell(told)])
  }

/** Keeps open for the month what a premium member opened, without counting it. */
export const keepOpened =
  ({ outbox }: Pick<Deps, 'outbox'>) =>
  async (tx: Tx, { userId, listingId, title, at }: View & { at: Date }): Promise<void> => {
    const month = monthOf(at)
    const opening = { listingId, title, at }
    const told = await giveBack(tx, userId, month, opening)
    if (told) await outbox.add(tx, [tell(told)])
    if (!(await isOpenAnyway(tx, userId, month, listingId))) await keepOpen(tx, userId, month, opening)
  }

const tell = ({ version, ...month }: CountedMonth) => viewCounted(`${month.userId}_${month.month}`, version, month)
