import { nextTry, type Tries, tryEach } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import type { Payment } from '../generated/client.ts'
import { openDisputes } from '../provider/subscription.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { giveBack } from '../termination/refund.ts'
import { HOUR_MS, later } from '../times.ts'
import type { Pace } from './job-config.ts'

const AT_ONCE = 4
/** Where the provider has taken a refund that is not to be seen yet. */
const LOOK_AGAIN_MS = HOUR_MS

/** Makes the refunds that are recorded as owed. Those that a bank sent back wait for an administrator, disputed ones for the bank. */
export function giveBackOwed(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> {
  const note = ({ id, refundTries }: Payment, data: { refundTries: number; refundNextTryAt: Date | null }) =>
    deps.db.payment.updateMany({ where: { id, refundTries }, data })
  const tries: Tries<Payment> = {
    atOnce: AT_ONCE,
    due: (now, take) =>
      deps.db.payment.findMany({
        where: {
          refundOpen: true,
          refundFailedAt: null,
          AND: { OR: [{ disputeStatus: null }, { disputeStatus: { notIn: [...openDisputes] } }] },
          OR: [{ refundNextTryAt: null }, { refundNextTryAt: { lte: now } }],
          // An end gives back itself.
          member: { endBecause: null },
        },
        orderBy: { refundNextTryAt: { sort: 'asc', nulls: 'first' } },
        take,
      }),
    work: async (payment) => {
      await giveBack(deps, payment)
      const { personId, subscriptionId, invoiceId } = payment
      await followSubscription(deps, { personId, subscriptionId, invoiceId })
    },
    keyOf: ({ id, refundNextTryAt }) => `${id}/${refundNextTryAt?.getTime()}`,
    putOff(payment, error) {
      deps.logger.warn({ personId: payment.personId, err: error }, 'Money is given back later')
      const refundNextTryAt = nextTry(payment.refundTries, error, { now: deps.clock(), firstMs: pace.tryAgainMs })
      return note(payment, { refundTries: payment.refundTries + 1, refundNextTryAt })
    },
    settle: (payment) =>
      deps.db.payment.updateMany({
        where: { id: payment.id, refundOpen: true },
        data: { refundNextTryAt: later(deps.clock(), LOOK_AGAIN_MS) },
      }),
  }
  return tryEach(tries, deps, signal)
}
