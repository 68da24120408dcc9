import { addMonths, freeTier, monthOf } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { ago, DAY_MS } from '../times.ts'

const WEBHOOKS_KEPT_DAYS = 60

/** Deletes webhooks too old to be repeated, and what was opened in months that are no longer kept. */
export async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.webhook.deleteMany({ where: { receivedAt: { lt: ago({ clock }, WEBHOOKS_KEPT_DAYS * DAY_MS) } } })
  const old = { month: { lt: oldestMonthKept(clock()) } }
  await db.viewMonth.deleteMany({ where: old })
  await db.premiumOpening.deleteMany({ where: old })
}

/** The first month of which is kept what was opened. */
export const oldestMonthKept = (now: Date): string => monthOf(addMonths(now, -freeTier.viewsKeptMonths))
