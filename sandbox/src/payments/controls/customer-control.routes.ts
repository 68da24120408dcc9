import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readCard } from '../cards/read-card.ts'
import { testMethods } from '../cards/test-cards.ts'
import { advanceClock } from '../clocks/advance-clock.ts'
import { attachCustomer } from '../clocks/attach-customer.ts'
import { newClock } from '../clocks/test-clock.calls.ts'
import type { Customer } from '../objects/customer.ts'
import type { TestClock } from '../objects/test-clock.ts'
import type { Payments } from '../provider/payments.ts'
import type { Work } from '../store/work.ts'
import { swapCard } from '../subscriptions/swap-card.ts'
import { moment } from './moment.ts'

type ById = { Params: { id: string } }

const DAY_S = 24 * 3600
const advanceBody = z.union(
  [z.strictObject({ to: moment }), z.strictObject({ days: z.number().min(0).max(3_660) })],
  'This should be {"to": a time} or {"days": a number}',
)
const cardBody = z.strictObject({ payment_method: z.enum(Object.keys(testMethods)) })

/** What only time, or a bank that thinks again, could do to a customer. */
export async function customerControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  const path = '/control/customers/:id'

  app.post<ById>(`${path}/advance`, async ({ params, body }) => {
    const wish = validate(advanceBody, body)
    return payments.work((work) => {
      const clock = clockOf(work, customerOf(work, params.id))
      const target = 'to' in wish ? wish.to : Math.round(clock.frozen_time + wish.days * DAY_S)
      if (target <= clock.frozen_time)
        throw refusals.conflict({ message: `It is ${timeOf(clock)} for this customer: time only goes forward.` })
      return advanceClock(work, clock, target)
    })
  })

  app.post<ById>(`${path}/card`, async ({ params, body }) => {
    const { payment_method } = validate(cardBody, body)
    return payments.work((work) => {
      const customer = customerOf(work, params.id)
      return swapCard(work, customer, readCard(work, { payment_method })!)
    })
  })
}

function customerOf({ objects }: Work, id: string): Customer {
  const customer = objects.find('customer', id)
  if (!customer) throw refusals.notFound({ message: 'There is no customer with this id.' })
  return customer
}

/** The customer's own test clock, which begins now where there is none yet. */
function clockOf(work: Work, customer: Customer): TestClock {
  if (customer.test_clock !== null) return work.objects.find('test_helpers.test_clock', customer.test_clock)!
  const clock = newClock(work.now, null, work.now)
  work.objects.save(clock)
  attachCustomer(work, clock, customer)
  return clock
}

const timeOf = ({ frozen_time }: TestClock) => new Date(frozen_time * 1000).toISOString()
