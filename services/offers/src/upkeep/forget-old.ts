import type { Deps } from '../deps.ts'
import { ago, DAY_MS } from '../times.ts'

const WEBHOOKS_KEPT_DAYS = 60
const REQUEST_KEYS_KEPT_DAYS = 30
const ENDINGS_KEPT_DAYS = 60

/** Deletes webhooks and request keys too old to be repeated, and old finished endings. */
export async function forgetOld(deps: Deps): Promise<void> {
  await deps.db.notice.deleteMany({ where: { receivedAt: { lt: ago(deps, WEBHOOKS_KEPT_DAYS * DAY_MS) } } })
  await deps.db.requestKey.deleteMany({ where: { createdAt: { lt: ago(deps, REQUEST_KEYS_KEPT_DAYS * DAY_MS) } } })
  await deps.db.ending.deleteMany({ where: { doneAt: { lt: ago(deps, ENDINGS_KEPT_DAYS * DAY_MS) } } })
}
