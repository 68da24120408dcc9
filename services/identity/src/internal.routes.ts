import { userSnapshot } from '@storyright/contracts/events'
import {
  contactsOfUsers,
  exchangeSession as exchangeCall,
  jwksPath,
  republishSnapshots,
  resendEvents,
} from '@storyright/contracts/http'
import { type Messaging, republish, resend } from '@storyright/messaging'
import { requireInternalToken, validate } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { findContacts } from './people/find-contacts.ts'
import { tell } from './people/person.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import { exchangeSession } from './sessions/exchange-session.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'

interface InternalDeps extends Deps {
  messaging: Messaging<Tx>
  signingKeys: SigningKeys
  accessTokenFor: AccessTokens
}

/** What other services ask. Public keys are for everybody. */
export function internalRoutes(app: FastifyInstance, deps: InternalDeps, internalToken: string): void {
  app.get(jwksPath, async () => ({ keys: await deps.signingKeys.published() }))

  app.register(async (scope) => {
    requireInternalToken(scope, internalToken)
    scope.post(exchangeCall.path, async (request) => {
      const { sessionHash } = validate(exchangeCall.body, request.body)
      return exchangeSession(deps)(sessionHash)
    })
    scope.post(contactsOfUsers.path, async (request) =>
      findContacts(deps)(validate(contactsOfUsers.body, request.body).userIds),
    )
    scope.post(republishSnapshots.path, async () => ({ sent: await republishPeople(deps) }))
    scope.post(resendEvents.path, ({ body }) => {
      const since = new Date(validate(resendEvents.body, body).since)
      return resend(deps.messaging.store, since, () => republishPeople(deps))
    })
  })
}

/** Tells everybody of every person once more: read models begin or are rebuilt from that. */
export function republishPeople({ messaging, people }: Pick<InternalDeps, 'messaging' | 'people'>): Promise<number> {
  return republish(messaging, snapshots(people))
}

async function* snapshots(people: Deps['people']) {
  for await (const person of people.all()) yield tell(userSnapshot, person)
}
