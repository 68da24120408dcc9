import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Payments } from '../provider/payments.ts'
import { authenticateSetup, canBecome } from '../setup/authenticate-setup.ts'
import { authenticateBody } from './intent-control.routes.ts'

type ById = { Params: { id: string } }

/** What a customer answers whose bank asks about a card that is to be saved. */
export async function setupControlRoutes(app: FastifyInstance, { payments }: { payments: Payments }): Promise<void> {
  app.post<ById>('/control/setup_intents/:id/authenticate', async ({ params, body }) => {
    const { outcome } = validate(authenticateBody, body)
    return payments.work((work) => {
      const setup = work.objects.find('setup_intent', params.id)
      if (!setup) throw refusals.notFound({ message: 'There is no setup intent with this id.' })
      if (!canBecome('authenticated', setup))
        throw refusals.conflict({ message: `This cannot be done: the setup intent is ${setup.status}.` })
      return authenticateSetup(work, setup, outcome)
    })
  })
}
