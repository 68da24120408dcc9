import { randomUUID } from 'node:crypto'
import type { PublicUser } from '@storyright/contracts/events'
import { monthOf, premiumPlan, type Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson, samplePerson } from '@storyright/testing'
import { grantMonths } from '../../src/administration/grant-months.ts'
import { refundPayment } from '../../src/administration/refund-payment.ts'
import { cancelMembership, resumeMembership, withdraw } from '../../src/changes/change.routes.ts'
import { payRenewal } from '../../src/changes/pay-renewal.ts'
import { keepCard, replaceCard } from '../../src/changes/replace-card.ts'
import { confirmUpgrade } from '../../src/checkout/confirm-upgrade.ts'
import { upgrade } from '../../src/checkout/upgrade.ts'
import type { Deps } from '../../src/deps.ts'
import { followPerson } from '../../src/people/follow-person.ts'
import { endMembership } from '../../src/termination/end-membership.ts'
import { countLater, countView } from '../../src/view-limit/count-view.ts'
import { atOnce, cards, idIn, type Subscribers, secretKey } from '../harness.ts'
import { runUpkeepRound, startProcess } from '../process.ts'
import { type Action, placeOf } from './actions.ts'
import type { Cancelled } from './audit.ts'
import { openTime, type Time } from './time.ts'

export type Simulation = ReturnType<typeof openSimulation>

/** What was opened of a month, and what was not let be opened. */
export interface Reading {
  personId: string
  month: string
  opened: Set<string>
  refused: Set<string>
}

/** A few producers, what they do, and what befalls them. */
export function openSimulation(subscribers: Subscribers, time: Time = openTime(subscribers.sandbox.url)) {
  const { db, sandbox } = subscribers
  const people: Viewer[] = [subscribers.newcomer(), subscribers.newcomer(), subscribers.newcomer()]
  const begun = new Map<string, { clientSecret: string; subscriptionId: string }>()
  const readings = new Map<string, Reading>()
  const cancelled = new Map<string, Cancelled>()
  /** How often each has begun or ended to take a cancellation back. */
  const takenBack = new Map<string, number>()
  /** Of identity's events about each. */
  const versions = new Map<string, number>()

  const depsThatDieAt = (killAt: number | null): Deps =>
    startProcess(subscribers, {
      killAt,
      clock: time.now,
      around: ({ createCustomer }) => ({
        async createCustomer(customer) {
          const customerId = await createCustomer(customer)
          await time.begin(customerId)
          return customerId
        },
      }),
    })

  /** Does one thing, as one request would; refusals and kills are part of the game. */
  async function act(action: Action): Promise<unknown> {
    const deps = depsThatDieAt(action.killAt)
    const viewer = people[placeOf(action)]!
    const personId = viewer.id
    switch (action.kind) {
      case 'upgrade':
        return void begun.set(personId, await upgrade(deps, { viewer, termsAccepted: true }))
      case 'pay':
        return pay(begun.get(personId)?.clientSecret, action.card)
      case 'confirm': {
        const subscriptionId = begun.get(personId)?.subscriptionId
        return subscriptionId && confirmUpgrade(deps, { personId, subscriptionId })
      }
      case 'cancel':
        return cancel(deps, personId)
      case 'resume':
        return takeBack(deps, personId)
      case 'withdraw':
        return withdraw(deps, personId)
      case 'take another card':
        return takeCard(deps, personId, action.card)
      case 'the bank thinks again':
        return thinkAgain(personId, action.card)
      case 'pay the renewal':
        return pay((await payRenewal(deps, personId)).clientSecret, action.card)
      case 'close the account':
        return hear(deps, viewer, 'closed')
      case 'suspend':
        return hear(deps, viewer, 'suspended')
      case 'lift the suspension':
        return hear(deps, viewer, 'active')
      case 'change the role':
        return hear(deps, viewer, 'active', 'agent')
      case 'an administrator refunds a part':
        return refundPart(deps, personId, action.which)
      case 'the bank sends a refund back':
        return sendBack(personId)
      case 'the holder disputes it':
        return dispute(personId, {})
      case 'the bank decides':
        return dispute(personId, { outcome: action.refunds ? 'lost' : 'won' })
      case 'the renewal is given up':
        return giveUp(personId, action.refunds ? 'void' : 'mark_uncollectible')
      case 'the price changes':
        return setPrice(sandbox.url, 20_000 + 1_000 * action.which)
      case 'grant':
        return grantMonths(deps, { personId, actorId: randomUUID(), months: 1 + action.which, reason: 'A story' })
      case 'an administrator ends it': {
        const end = { because: 'administrator', refunds: action.refunds, reason: 'A story' } as const
        return endMembership(deps, { personId, actorId: randomUUID(), ...end })
      }
      case 'open a listing':
        return open(deps, personId, String(action.listing))
      case 'let in':
        return letIn(deps, personId, String(action.listing))
      case 'time':
        return time.pass(action.passes)
      case 'the year ends':
        return endYear(personId, action.afterEnd)
      case 'the renewal fails':
        await thinkAgain(personId, action.card === 'asks' ? 'asks' : 'declined')
        return endYear(personId, action.afterEnd)
      case 'upkeep':
        return runUpkeepRound(deps, atOnce)
      case 'fault':
        return sandbox.control('faults', action.fault)
      case 'webhooks':
        return sandbox.control('webhooks', action.disturbance)
    }
  }

  async function pay(clientSecret: string | undefined, card: keyof typeof cards): Promise<void> {
    if (!clientSecret) return
    const { body } = await subscribers.pay(clientSecret, cards[card])
    if (body.status === 'requires_action') await subscribers.agree('payment_intents', clientSecret)
  }

  async function takeCard(deps: Deps, personId: string, card: keyof typeof cards): Promise<void> {
    const clientSecret = await replaceCard(deps, personId)
    const { body } = await subscribers.setUp(clientSecret, cards[card])
    if (body.status === 'requires_action') await subscribers.agree('setup_intents', clientSecret)
    await keepCard(deps, { personId, setupIntentId: idIn(clientSecret) })
  }

  /** The card on file behaves like another from now on. */
  async function thinkAgain(personId: string, card: keyof typeof cards): Promise<void> {
    const row = await db.member.findUnique({ where: { personId } })
    if (row?.customerId) await sandbox.control(`customers/${row.customerId}/card`, { payment_method: cards[card] })
  }

  async function endYear(personId: string, afterEnd: number): Promise<void> {
    const paidUntil = (await db.member.findUnique({ where: { personId } }))?.paidUntil
    const left = paidUntil ? paidUntil.getTime() + afterEnd - time.now().getTime() : 0
    if (left > 0) await time.pass(left)
  }

  /**
   * The answer is what counts: whoever is told so is charged no other year. Who takes it back in the same moment may have been
   * the later one, whichever answer comes first.
   */
  async function cancel(deps: Deps, personId: string): Promise<void> {
    const before = takenBack.get(personId)
    const { subscriptionId } = await cancelMembership(deps, personId)
    if (subscriptionId && takenBack.get(personId) === before)
      cancelled.set(personId, { subscriptionId, at: time.now() })
  }

  /** From the question on, as the answer may be lost, and until it comes. */
  async function takeBack(deps: Deps, personId: string): Promise<unknown> {
    const note = () => {
      cancelled.delete(personId)
      takenBack.set(personId, (takenBack.get(personId) ?? 0) + 1)
    }
    note()
    return resumeMembership(deps, personId).finally(note)
  }

  /** What identity's event does here. A closed account hears of nothing else. */
  async function hear(deps: Deps, { id, role }: Viewer, status: PublicUser['status'], newRole = role): Promise<void> {
    if ((await db.member.findUnique({ where: { personId: id } }))?.isClosed) return
    const version = (versions.get(id) ?? 1) + 1
    versions.set(id, version)
    const data = status === 'closed' ? closedPerson({ id, role }) : { ...samplePerson({ id, role: newRole }), status }
    const envelope = { data, entityversion: version, time: time.now().toISOString() }
    await deps.transaction((tx) => followPerson(deps, envelope as Parameters<typeof followPerson>[1], tx))
  }

  const newestPayment = (personId: string) =>
    db.payment.findFirst({ where: { personId, paidAt: { not: null } }, orderBy: { createdAt: 'desc' } })

  async function refundPart(deps: Deps, personId: string, which: number): Promise<void> {
    const payment = await newestPayment(personId)
    if (!payment) return
    const wanted = { personId, paymentId: payment.id, actorId: randomUUID(), reason: 'A story' }
    await refundPayment(deps, { ...wanted, ...(which > 0 && { gross: 10 * which }) })
  }

  async function sendBack(personId: string): Promise<void> {
    const payment = await newestPayment(personId)
    if (!payment?.intentId) return
    const { data } = await subscribers.atProvider<{ data: { id: string; status: string }[] }>(
      `refunds?payment_intent=${payment.intentId}`,
    )
    if (data[0] && data[0].status !== 'failed') await sandbox.control(`refunds/${data[0].id}/fail`, {})
  }

  /** What cannot be disputed, or is not, stays as it is. */
  async function dispute(personId: string, body: object): Promise<void> {
    const payment = await newestPayment(personId)
    if (!payment?.intentId) return
    const answer = await fetch(`${sandbox.url}/control/payment_intents/${payment.intentId}/dispute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok && answer.status !== 409) throw new Error(await answer.text())
  }

  async function giveUp(personId: string, how: 'void' | 'mark_uncollectible'): Promise<void> {
    const open = await db.payment.findFirst({
      where: { personId, isRenewal: true, status: { in: ['open', 'failed'] } },
      orderBy: { createdAt: 'desc' },
    })
    if (!open) return
    const headers = { authorization: `Bearer ${secretKey}` }
    await fetch(`${sandbox.url}/v1/invoices/${open.invoiceId}/${how}`, { method: 'POST', headers })
  }

  /** Catalogue asks for metered readers only. */
  async function open(deps: Deps, userId: string, listingId: string): Promise<void> {
    const row = await db.member.findUnique({ where: { personId: userId } })
    if (row?.premiumUntil && row.premiumUntil > time.now()) return
    const { isOpen, month } = await countView(deps)({ userId, listingId, title: `Listing ${listingId}` })
    readingOf(userId, month)[isOpen ? 'opened' : 'refused'].add(listingId)
  }

  /** What catalogue's event does here, of a view that nobody could count. */
  async function letIn(deps: Deps, userId: string, listingId: string): Promise<void> {
    const at = time.now()
    const view = { userId, listingId, title: `Listing ${listingId}`, at }
    await deps.transaction((tx) => countLater(deps, tx, view))
    readingOf(userId, monthOf(at)).opened.add(listingId)
  }

  function readingOf(personId: string, month: string): Reading {
    const key = `${personId}_${month}`
    const reading = readings.get(key) ?? { personId, month, opened: new Set(), refused: new Set() }
    readings.set(key, reading)
    return reading
  }

  return { act, people, time, depsThatDieAt, cancelled, readings: () => [...readings.values()] }
}

/** The provider has this price under our key from now on. */
export async function setPrice(sandboxUrl: string, pence: number = premiumPlan.netPence): Promise<void> {
  const headers = { authorization: `Bearer ${secretKey}` }
  const body = new URLSearchParams({
    currency: 'gbp',
    unit_amount: String(pence),
    'recurring[interval]': 'year',
    tax_behavior: 'exclusive',
    'product_data[name]': premiumPlan.name,
    lookup_key: premiumPlan.lookupKey,
    transfer_lookup_key: 'true',
  })
  await fetch(`${sandboxUrl}/v1/prices`, { method: 'POST', headers, body })
}
