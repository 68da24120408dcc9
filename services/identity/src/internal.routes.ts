import { currentPerson, userSnapshot } from '@storyright/contracts/events'
import {
  contactsOfUsers,
  countForPerson,
  exchangeSession as exchangeCall,
  jwksPath,
  knownMembership,
  uncountForPerson,
} from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { validate } from '@storyright/service-kit'
import type { StoredService } from '@storyright/stored-service'
import { z } from 'zod'
import type { Database, Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { findContacts } from './people/find-contacts.ts'
import { findMembership } from './people/find-membership.ts'
import { userEvent } from './people/person.ts'
import type { AccessTokens } from './sessions/access-token.ts'
import { exchangeSession } from './sessions/exchange-session.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'

interface InternalDeps extends Deps {
  signingKeys: SigningKeys
  accessTokenFor: AccessTokens
}

/** Internal calls. The public keys need no internal token. */
export function internalRoutes(service: StoredService<Database, Tx>, deps: InternalDeps): void {
  service.app.get(jwksPath, async () => ({ keys: await deps.signingKeys.published() }))

  const versioned = [{ rows: 'people', field: 'version' }]
  service.mountInternalCalls({ snapshots: () => snapshots(deps.people), versioned }, (scope) => {
    scope.post(exchangeCall.path, async (request) => {
      const { sessionHash } = validate(exchangeCall.body, request.body)
      return exchangeSession(deps, sessionHash)
    })
    scope.post(countForPerson.path, async ({ body }) => {
      const { userId, limit } = validate(countForPerson.body, body)
      return { waitSeconds: Math.ceil((await deps.limits.forPerson(userId, limit)) / 1_000) }
    })
    scope.post(uncountForPerson.path, async ({ body }) => {
      const { userId, limit } = validate(countForPerson.body, body)
      await deps.limits.returnForPerson(userId, limit)
      return {}
    })
    scope.post(contactsOfUsers.path, async (request) =>
      findContacts(deps, validate(contactsOfUsers.body, request.body).userIds),
    )
    scope.get<{ Params: { id: string } }>(currentPerson.path, async ({ params: { id } }) => {
      const person = z.uuid().safeParse(id).success ? await deps.people.find(id) : null
      if (!person) throw refusals.notFound()
      const { entityVersion: version, data } = userEvent(userSnapshot, person)
      return { version, person: data }
    })
    scope.get<{ Params: { id: string } }>(knownMembership.path, async ({ params }) => findMembership(deps, params.id))
  })
}

async function* snapshots(people: Deps['people']) {
  for await (const person of people.all()) yield userEvent(userSnapshot, person)
}
