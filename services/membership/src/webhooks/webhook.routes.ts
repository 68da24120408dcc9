import { mountWebhook } from '@storyright/card-provider'
import { membershipCalls } from '@storyright/contracts/http'
import { providerNotices, Refusal } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { keepConfirmedCard } from '../changes/replace-card.ts'
import type { Deps } from '../deps.ts'
import type { Notice } from '../provider/notice.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'

/** The provider's webhooks. */
export const webhookRoutes = (app: FastifyInstance, deps: Deps): Promise<void> =>
  mountWebhook(app, membershipCalls.membershipWebhook, {
    read: (body, signature) => deps.provider.readNotice(body, signature),
    follow: (notice) => followWebhook(deps, notice),
  })

const news: readonly string[] = providerNotices.membership

/**
 * A webhook is only a hint: it may be late, repeated or out of order, so the truth is read from the provider. If the
 * provider does not respond we refuse the webhook, and it is sent again. It is written down once it has been followed.
 */
async function followWebhook(deps: Deps, notice: Notice): Promise<void> {
  const { db, clock } = deps
  if (!mayBeNews(notice) || (await db.webhook.findUnique({ where: { id: notice.id } }))) return
  const whose = await findWhose(deps, notice)
  if (!whose) return // not ours, or not written down yet: whoever begins it reads it afterwards
  if (notice.setupId) await keepSetUp(deps, whose.personId, notice.setupId)
  else await mapProviderErrors(() => followSubscription(deps, whose))
  await db.webhook.createMany({ data: { id: notice.id, receivedAt: clock() }, skipDuplicates: true })
}

/** A card that cannot be kept any more, or is declined, is the member's to deal with: the provider need not send it again. */
async function keepSetUp(deps: Deps, personId: string, setupIntentId: string): Promise<void> {
  await keepConfirmedCard(deps, { personId, setupIntentId }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status === 503) throw error
  })
}

const mayBeNews = ({ type, isFirstInvoice }: Notice): boolean =>
  news.includes(type) && !(type === 'invoice.created' && isFirstInvoice)

interface Whose {
  personId: string
  subscriptionId?: string
  invoiceId?: string
}

async function findWhose({ db }: Deps, { subscriptionId, intentId, customerId }: Notice): Promise<Whose | null> {
  if (subscriptionId) {
    const member = await db.member.findUnique({ where: { subscriptionId }, select: { personId: true } })
    if (member) return member
  }
  const about = [subscriptionId && { subscriptionId }, intentId && { intentId }].filter((one) => !!one)
  const payment = about.length > 0 ? await db.payment.findFirst({ where: { OR: about } }) : null
  if (payment) {
    const { personId, invoiceId } = payment
    return { personId, subscriptionId: payment.subscriptionId, ...(payment.intentId === intentId && { invoiceId }) }
  }
  if (subscriptionId || !customerId) return null
  const member = await db.member.findUnique({ where: { customerId } })
  return member?.subscriptionId ? { personId: member.personId } : null
}
