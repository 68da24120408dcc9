import type { Database } from '../database.ts'
import type { Intent, Provider } from '../payments/provider.ts'

interface Payment {
  state: Intent['state']
  captureBefore: Date | null
  amountPence: number
}

export type PastProvider = Provider & {
  /** A card was charged with the hold. */
  hold(intentId: string, captureBefore: Date): Promise<void>
  runOut(intentId: string): Promise<void>
}

/**
 * Stands in for the card provider in the demo's past: settled payments need not exist anywhere. Payments of an earlier,
 * interrupted run are read from our books.
 */
export function pastProvider(db: Database): PastProvider {
  const payments = new Map<string, Payment>()
  async function find(intentId: string): Promise<Payment> {
    const known = payments.get(intentId) ?? (await fromBooks(db, intentId))
    payments.set(intentId, known)
    return known
  }
  async function become(intentId: string, state: Intent['state']): Promise<Intent> {
    const payment = await find(intentId)
    payment.state = state
    return intentOf(intentId, payment)
  }
  const never = (): never => {
    throw new Error('Nothing of the kind happens in the demo’s past.')
  }
  return {
    deployment: 'the past',
    async create({ offerId, number, amountPence }) {
      const id = `pi_demo_${offerId}_${number}`
      payments.set(id, { state: 'unpaid', captureBefore: null, amountPence })
      return intentOf(id, payments.get(id)!)
    },
    read: async (intentId) => intentOf(intentId, await find(intentId)),
    capture: (intentId) => become(intentId, 'captured'),
    cancel: (intentId) => become(intentId, 'gone'),
    createCustomer: async () => null,
    cardsOf: never,
    detachCard: never,
    refund: never,
    list: never,
    listMoneyBack: never,
    readNotice: never,
    async hold(intentId, captureBefore) {
      Object.assign(await find(intentId), { state: 'held', captureBefore })
    },
    async runOut(intentId) {
      await become(intentId, 'gone')
    },
  }
}

const states: Record<string, Intent['state']> = {
  held: 'held',
  captured: 'captured',
  released: 'gone',
  expired: 'gone',
}

async function fromBooks(db: Database, intentId: string): Promise<Payment> {
  const { status, captureBefore, amountPence } = await db.hold.findUniqueOrThrow({ where: { intentId } })
  return { state: states[status] ?? 'unpaid', captureBefore, amountPence }
}

const intentOf = (id: string, { state, captureBefore, amountPence }: Payment): Intent => ({
  id,
  clientSecret: `${id}_secret_demo`,
  state,
  declinedBecause: null,
  captureBefore,
  createdAt: new Date(0),
  amountPence,
  refundedPence: 0,
  lostPence: 0,
  disputeStatus: null,
  refunds: [],
  disputes: [],
  belongsTo: { service: null, deployment: null, offerId: null, number: null },
})
