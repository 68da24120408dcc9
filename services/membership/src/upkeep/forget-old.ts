import type { Deps } from '../deps.ts'
import { ago, DAY_MS } from '../times.ts'

const WEBHOOKS_KEPT_DAYS = 60

/** Deletes webhooks too old to be repeated. */
export async function forgetOld(deps: Deps): Promise<void> {
  await deps.db.webhook.deleteMany({ where: { receivedAt: { lt: ago(deps, WEBHOOKS_KEPT_DAYS * DAY_MS) } } })
}
