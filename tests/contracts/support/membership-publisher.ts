import {
  cardExpiring,
  type EventDefinition,
  type Membership,
  membershipActivated,
  membershipCancelled,
  membershipChanged,
  membershipExpired,
  membershipGranted,
  membershipPaused,
  membershipPaymentRefunded,
  membershipRefunded,
  membershipRenewed,
  membershipResumed,
  membershipSnapshot,
  membershipUnpaused,
  renewalFailed,
  renewalNear,
  renewalNeedsConfirmation,
  renewalStillFailed,
  userActivated,
  userSuspended,
} from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { openPublisher, samplePerson } from '@storyright/testing'
import { cards, internalToken, someone, startSubscribers } from '../../../services/membership/test/harness.ts'
import type { OpenPact } from './pacts.ts'
import { recordSentEvents } from './record-sent-events.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Runs the real membership service before the sandbox and makes it publish each event of a membership. */
async function openMembershipPublisher() {
  const members = await startSubscribers()
  const identity = await openPublisher(members.natsUrl)
  const { sent, stop } = await recordSentEvents(members.natsUrl, 'membership')

  const paidUntil = async (viewer: Viewer) => (await members.row(viewer)).paidUntil!.getTime()
  /** What is published when the provider's clock, and ours, are so far from the renewal. */
  async function sentAround(viewer: Viewer, event: EventDefinition<Membership>, awayMs: number, until: number) {
    await members.advance(viewer, new Date(until + awayMs))
    try {
      return await sent(event, viewer.id)
    } finally {
      members.now()
    }
  }
  /** A member whose card on file is another one by now. */
  async function withCard(card: Parameters<typeof members.putOnFile>[1]): Promise<Viewer> {
    const viewer = await members.premium()
    const kept = await members.putOnFile(viewer, card)
    if (kept.statusCode !== 200) throw new Error(kept.body)
    return viewer
  }

  const handlers: Record<string, () => Promise<unknown>> = {
    [membershipActivated.type]: async () => sent(membershipActivated, (await members.premium()).id),
    [membershipRenewed.type]: async () => {
      const viewer = await members.premium()
      return sentAround(viewer, membershipRenewed, 3 * HOUR, await paidUntil(viewer))
    },
    [membershipCancelled.type]: async () => {
      const viewer = await members.premium()
      await members.post('cancel', viewer)
      return sent(membershipCancelled, viewer.id)
    },
    [membershipResumed.type]: async () => {
      const viewer = await members.premium()
      await members.post('cancel', viewer)
      await members.post('resume', viewer)
      return sent(membershipResumed, viewer.id)
    },
    [membershipExpired.type]: async () => {
      const viewer = await members.premium()
      await members.post('cancel', viewer)
      return sentAround(viewer, membershipExpired, HOUR, await paidUntil(viewer))
    },
    [membershipRefunded.type]: async () => {
      const viewer = await members.premium()
      await members.post('withdraw', viewer)
      return sent(membershipRefunded, viewer.id)
    },
    [membershipPaymentRefunded.type]: async () => {
      const viewer = await members.premium()
      const [payment] = await members.paymentsOf(viewer)
      const address = `/api/admin/memberships/${viewer.id}/payments/${payment!.id}/refund`
      await members.send('POST', address, someone('admin'), { gross: 50, reason: 'For the trouble' })
      return sent(membershipPaymentRefunded, viewer.id)
    },
    [membershipPaused.type]: async () => {
      const viewer = await members.premium()
      await identity.say(userSuspended, 5, { ...samplePerson({ id: viewer.id }), status: 'suspended' })
      return sent(membershipPaused, viewer.id)
    },
    [membershipUnpaused.type]: async () => {
      const viewer = await members.premium()
      await identity.say(userSuspended, 5, { ...samplePerson({ id: viewer.id }), status: 'suspended' })
      await sent(membershipPaused, viewer.id)
      await identity.say(userActivated, 6, samplePerson({ id: viewer.id }))
      return sent(membershipUnpaused, viewer.id)
    },
    [renewalNear.type]: async () => {
      const viewer = await members.premium()
      return sentAround(viewer, renewalNear, -20 * DAY, await paidUntil(viewer))
    },
    [cardExpiring.type]: async () => {
      const now = new Date()
      const viewer = await withCard({
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': String(now.getUTCMonth() + 1),
        'payment_method_data[card][exp_year]': String(now.getUTCFullYear()),
      })
      return sentAround(viewer, cardExpiring, -20 * DAY, await paidUntil(viewer))
    },
    [renewalFailed.type]: async () => {
      const viewer = await withCard(cards.failsLater)
      return sentAround(viewer, renewalFailed, 3 * HOUR, await paidUntil(viewer))
    },
    [renewalStillFailed.type]: async () => {
      const viewer = await withCard(cards.failsLater)
      const until = await paidUntil(viewer)
      await sentAround(viewer, renewalFailed, 3 * HOUR, until)
      return sentAround(viewer, renewalStillFailed, 4 * DAY, until)
    },
    [renewalNeedsConfirmation.type]: async () => {
      const viewer = await members.premium(cards.asks)
      return sentAround(viewer, renewalNeedsConfirmation, 3 * HOUR, await paidUntil(viewer))
    },
    [membershipGranted.type]: async () => {
      const viewer = members.newcomer()
      await members.db.member.create({ data: { personId: viewer.id } })
      const gift = { months: 3, reason: 'For the festival' }
      await members.send('POST', `/api/admin/memberships/${viewer.id}/grant`, someone('admin'), gift)
      return sent(membershipGranted, viewer.id)
    },
    [membershipChanged.type]: async () => {
      const viewer = members.newcomer()
      await members.begin(viewer)
      return sent(membershipChanged, viewer.id)
    },
    [membershipSnapshot.type]: async () => {
      const viewer = await members.premium()
      const headers = { 'x-internal-token': internalToken }
      await members.app.inject({ method: 'POST', url: '/internal/republish', headers })
      return sent(membershipSnapshot, viewer.id)
    },
  }
  return {
    handlers,
    async close() {
      await stop()
      await identity.stop()
      await members.stop()
    },
  }
}

/** Verifies that membership publishes the events these rows begin with as the pact expects. */
export async function verifyMembership(pact: OpenPact, heard: [EventDefinition<Membership>, ...unknown[]][]) {
  const { handlers, close } = await openMembershipPublisher()
  try {
    await pact.verifyMessages(Object.fromEntries(heard.map(([{ type }]) => [type, handlers[type]!])))
  } finally {
    await close()
  }
}
