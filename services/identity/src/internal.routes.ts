import { currentPerson, userSnapshot } from '@storyright/contracts/events'
import {
  type ContactsOfUsers,
  contactsOfUsers,
  countForPerson,
  type ExchangedSession,
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
import { userEvent } from './people/person.ts'
import type { AccessTokens } from './sessions/access-token.ts'
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

/** Contact details, for the parties of a deal and for administrators. A suspended account still has its address; a closed one has none. */
async function findContacts({ people }: Pick<Deps, 'people'>, ids: string[]): Promise<ContactsOfUsers> {
  const found = await people.findAll(ids)
  return found.flatMap(({ id, firstName, lastName, companyName, email }) =>
    email === null ? [] : [{ userId: id, name: `${firstName} ${lastName}`.trim(), companyName, email }],
  )
}

const uuid = z.uuid()

/** How far this person's membership has been followed: membership waits for it before it reports premium. */
async function findMembership(
  { people }: Pick<Deps, 'people'>,
  id: string,
): Promise<z.infer<typeof knownMembership.reply>> {
  const person = uuid.safeParse(id).success ? await people.find(id) : null
  if (!person) throw refusals.notFound()
  return { version: person.membershipVersion }
}

/** Exchanges a session for its holder's access token; refuses when it has ended. */
async function exchangeSession(
  { people, sessions, accessTokenFor }: Pick<Deps, 'people' | 'sessions'> & { accessTokenFor: AccessTokens },
  sessionHash: string,
): Promise<ExchangedSession> {
  const session = await sessions.find(sessionHash)
  if (!session) throw refusals.notFound()
  const person = await people.find(session.personId)
  if (person?.status !== 'active') throw refusals.notFound()
  if (session.epoch !== person.sessionEpoch && sessionHash !== person.keptSession) throw refusals.notFound()
  await sessions.noteUse(sessionHash, session)
  const { accessToken, expiresAt } = await accessTokenFor(person)
  return { accessToken, userId: person.id, expiresAt: expiresAt.toISOString() }
}
