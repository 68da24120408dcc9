import { nextTry, ProviderAnswered, type Tries, tryEach } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import type { CardCustomer } from '../generated/client.ts'
import { openHoldStatuses } from '../payments/hold.ts'
import type { Pace } from './job-config.ts'

const AT_ONCE = 4

/** Takes off every card of somebody whose account is closed. Who they were is kept until none of their holds could keep one more. */
export function detachCards(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps
  const putOff = (row: CardCustomer, error: unknown) => {
    const tryAfter = nextTry(row.tries, error, { now: clock(), firstMs: pace.tryAgainMs })
    return db.cardCustomer.updateMany({
      where: { personId: row.personId, tries: row.tries },
      data: { tries: row.tries + 1, tryAfter },
    })
  }
  const tries: Tries<CardCustomer> = {
    due: (now, take) => closedCustomers(deps, now, take),
    work: async (row) => {
      await detachAll(deps, row)
      const isPaying = { status: { in: [...openHoldStatuses] }, offer: { producerId: row.personId } }
      if ((await db.hold.count({ where: isPaying })) > 0) await putOff(row, null)
      else await db.cardCustomer.delete({ where: { personId: row.personId } })
    },
    atOnce: AT_ONCE,
    keyOf: ({ personId, tryAfter }) => `${personId}/${tryAfter?.getTime()}`,
    putOff(row, error) {
      logger.warn({ err: error }, 'The cards of a closed account are detached later')
      return putOff(row, error)
    },
    settle: async () => undefined,
  }
  return tryEach(tries, deps, signal)
}

const closedCustomers = ({ db }: Pick<Deps, 'db'>, now: Date, take: number): Promise<CardCustomer[]> =>
  db.$queryRaw`
    SELECT person_id AS "personId", customer_id AS "customerId", card_customers.created_at AS "createdAt", tries, try_after AS "tryAfter"
    FROM card_customers JOIN people ON people.id = card_customers.person_id
    WHERE people.status = 'closed' AND (try_after IS NULL OR try_after <= ${now}::timestamptz)
    ORDER BY try_after NULLS FIRST LIMIT ${take}`

/** None of a customer whom the provider has forgotten. */
const cardsLeft = (provider: Deps['provider'], customerId: string) =>
  provider.cardsOf(customerId, 'all').catch((error: unknown) => {
    if (error instanceof ProviderAnswered && error.code === 'resource_missing') return []
    throw error
  })

async function detachAll({ provider }: Pick<Deps, 'provider'>, { customerId }: CardCustomer): Promise<void> {
  for (const { id } of await cardsLeft(provider, customerId)) await provider.detachCard(id)
}
