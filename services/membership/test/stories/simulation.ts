import { randomUUID } from 'node:crypto'
import { monthOf, type Viewer } from '@storyright/contracts/vocabulary'
import { closedPerson } from '@storyright/testing'
import { grantMonths } from '../../src/administration/grant-months.ts'
import { cancelMembership, resumeMembership } from '../../src/changing/cancel-membership.ts'
import { payRenewal } from '../../src/changing/pay-renewal.ts'
import { keepCard, replaceCard } from '../../src/changing/replace-card.ts'
import { withdraw } from '../../src/changing/withdraw.ts'
import type { Deps } from '../../src/deps.ts'
import { endMembership } from '../../src/ending/end-membership.ts'
import { followPerson } from '../../src/people/follow-person.ts'
import { confirmUpgrade } from '../../src/upgrading/confirm-upgrade.ts'
import { upgrade } from '../../src/upgrading/upgrade.ts'
import { countLater, countView } from '../../src/views/count-view.ts'
import { atOnce, cards, idIn, type Subscribers } from '../harness.ts'
import { runUpkeepRound, startProcess } from '../process.ts'
import { type Action, placeOf } from './actions.ts'
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
        return void begun.set(personId, await upgrade(deps)({ viewer, termsAccepted: true }))
      case 'pay':
        return pay(begun.get(personId)?.clientSecret, action.card)
      case 'confirm': {
        const subscriptionId = begun.get(personId)?.subscriptionId
        return subscriptionId && confirmUpgrade(deps)({ personId, subscriptionId })
      }
      case 'cancel':
        return cancelMembership(deps)(personId)
      case 'resume':
        return resumeMembership(deps)(personId)
      case 'withdraw':
        return withdraw(deps)(personId)
      case 'take another card':
        return takeCard(deps, personId, action.card)
      case 'the bank thinks again':
        return thinkAgain(personId, action.card)
      case 'pay the renewal':
        return pay((await payRenewal(deps)(personId)).clientSecret, action.card)
      case 'close the account':
        return close(deps, viewer)
      case 'grant':
        return grantMonths(deps)({ personId, actorId: randomUUID(), months: 1 + action.which, reason: 'A story' })
      case 'an administrator ends it': {
        const end = { because: 'administrator', refunds: action.refunds, reason: 'A story' } as const
        return endMembership(deps)({ personId, actorId: randomUUID(), ...end })
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
    const clientSecret = await replaceCard(deps)(personId)
    const { body } = await subscribers.setUp(clientSecret, cards[card])
    if (body.status === 'requires_action') await subscribers.agree('setup_intents', clientSecret)
    await keepCard(deps)({ personId, setupIntentId: idIn(clientSecret) })
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

  /** What identity's event does here. */
  async function close(deps: Deps, { id, role }: Viewer): Promise<void> {
    const envelope = { data: closedPerson({ id, role }), entityversion: 2 }
    await deps.transaction((tx) => followPerson(deps)(envelope as Parameters<ReturnType<typeof followPerson>>[0], tx))
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
    await deps.transaction((tx) => countLater(deps)(tx, view))
    readingOf(userId, monthOf(at)).opened.add(listingId)
  }

  function readingOf(personId: string, month: string): Reading {
    const key = `${personId}_${month}`
    const reading = readings.get(key) ?? { personId, month, opened: new Set(), refused: new Set() }
    readings.set(key, reading)
    return reading
  }

  return { act, people, time, depsThatDieAt, readings: () => [...readings.values()] }
}
