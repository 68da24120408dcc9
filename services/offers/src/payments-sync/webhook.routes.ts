import { isProviderError, mountWebhook } from '@storyright/card-provider'
import { offerCalls } from '@storyright/contracts/http'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { findHoldOf } from '../payments/hold.store.ts'
import type { Intent } from '../payments/provider.ts'
import { mayBeNews } from '../payments/webhook-status.ts'
import { followIntent } from './apply-payment-intent.ts'
import { releaseSoon } from './release-holds.ts'
import { matchesIntent } from './sync-payment.ts'

/** The provider's webhooks. */
export const webhookRoutes = (app: FastifyInstance, deps: Deps): Promise<void> =>
  mountWebhook(app, offerCalls.paymentWebhook, {
    read: (body, signature) => deps.provider.readNotice(body, signature),
    follow: (notice) => followWebhook(deps, notice),
  })

interface Notice {
  id: string
  type: string
  intentId: string | null
}

/**
 * A webhook is only a hint: it may be late, repeated or out of order, so the state is read from the provider.
 * If the provider does not respond we refuse the webhook, and it is sent again.
 */
async function followWebhook(deps: Deps, notice: Notice): Promise<void> {
  const { db, transaction, clock } = deps
  if (!notice.intentId) return
  const hold = await findHoldOf(db, notice.intentId)
  if (!hold) return // not ours, or not recorded yet: its opener reads it after recording it
  if (!mayBeNews(notice.type, hold.status) || (await db.notice.findUnique({ where: { id: notice.id } }))) return
  const intent = await read(deps, notice.intentId)
  const dealtWith = { data: { id: notice.id, type: notice.type, receivedAt: clock() }, skipDuplicates: true }
  if (matchesIntent(hold, intent)) await db.notice.createMany(dealtWith)
  else
    await transaction(async (tx) => {
      const first = await tx.notice.createMany(dealtWith)
      if (first.count > 0) await followIntent(deps, tx, { hold, intent })
    })
  if (hold.releaseWantedAt) await releaseSoon(deps, [hold.offerId])
}

async function read({ provider }: Deps, intentId: string): Promise<Intent> {
  try {
    return await provider.read(intentId)
  } catch (error) {
    if (isProviderError(error)) throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
    throw error
  }
}
