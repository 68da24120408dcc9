import type { ExchangedSession } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import type { AccessTokens } from './access-token.ts'

/** Exchanges a session for its holder's access token; refuses when it has ended. */
export async function exchangeSession(
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
