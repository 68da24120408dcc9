import type { NewEvent } from '@storyright/contracts/events'
import { eventsWaiting, exportUser, raiseVersions, republishSnapshots, resendEvents } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { type Messaging, republish, resend, type VersionedRows } from '@storyright/messaging'
import { requireInternalToken, validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export interface InternalAnswers {
  /** A snapshot event for every entity that the service owns. */
  snapshots(): AsyncIterable<NewEvent> | Iterable<NewEvent>
  /** All rows whose changes are published. */
  versioned: readonly VersionedRows[]
  /** Everything the service holds about a person; empty when there is nothing. */
  recordsOf?(personId: string): Promise<Record<string, unknown>>
}

interface MountInternalCallsInput<Tx> {
  internalToken: string
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox' | 'waiting'>
  clock: () => Date
  answers: InternalAnswers
  own?: ((scope: FastifyInstance) => void) | undefined
}

const uuid = z.uuid()

/** Mounts the internal calls of other services and operators, behind the internal token. */
export function mountInternalCalls<Tx>(
  app: FastifyInstance,
  {
    internalToken,
    messaging,
    clock,
    answers: { snapshots, versioned, recordsOf },
    own = () => {},
  }: MountInternalCallsInput<Tx>,
): void {
  const sendSnapshots = () => republish(messaging, snapshots())
  app.register(async (scope) => {
    requireInternalToken(scope, internalToken)
    scope.post(republishSnapshots.path, async () => ({ sent: await sendSnapshots() }))
    scope.post(resendEvents.path, ({ body }) => {
      const since = new Date(validate(resendEvents.body, body).since)
      return resend(messaging.store, { since, now: clock(), sendSnapshots })
    })
    scope.post(raiseVersions.path, async () => ({
      raised: await messaging.store.raiseVersions(versioned),
      snapshots: await sendSnapshots(),
    }))
    scope.get(eventsWaiting.path, async () => {
      const waiting = await messaging.waiting()
      if (!waiting) throw refusals.unavailable({ retryAfterSeconds: 1 })
      return waiting
    })
    if (recordsOf)
      scope.get<{ Params: { id: string } }>(exportUser.path, async ({ params: { id } }) => {
        if (!uuid.safeParse(id).success) throw refusals.notFound()
        return recordsOf(id)
      })
    own(scope)
  })
}
