import { createHash } from 'node:crypto'
import { MatchersV3 } from '@pact-foundation/pact'
import { exchangeSession, internalTokenHeader, jwksPath } from '@storyright/contracts/http'
import { createServiceClient, verifyWithIdentity } from '@storyright/service-kit'
import { testIdentity } from '@storyright/testing'
import { createSessions } from '../../services/gateway/src/sessions/sessions.ts'
import { internalToken } from '../../services/identity/test/harness.ts'
import { type OpenPact, openPact } from './support/pacts.ts'
import { verifyIdentity } from './support/verify-identity.ts'

const { fromProviderState, regex, string, uuid } = MatchersV3
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const instant = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
const signedIn = 'somebody is signed in'

describe('what the gateway requests from identity', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('gateway', 'identity')
  })
  afterAll(() => open.close())

  const tokenFor = async (baseUrl: string, sessionToken: string) => {
    const client = createServiceClient({ baseUrl, internalToken, timeoutMs: 2_000 })
    const sessions = createSessions(client)
    const session = await sessions.find(sessionToken)
    await client.close()
    return session?.accessToken ?? null
  }
  const exchange = (body: object) =>
    ({
      method: exchangeSession.method,
      path: exchangeSession.path,
      with: (request: { headers(headers: object): unknown; jsonBody(body: object): unknown }) => {
        request.headers({ [internalTokenHeader]: internalToken, 'content-type': 'application/json' })
        request.jsonBody(body)
      },
    }) as const

  it('the holder of a session: an access token', async () => {
    const {
      method,
      path,
      with: sent,
    } = exchange({
      sessionHash: fromProviderState('$' + '{sessionHash}', hashOf('a-session-that-somebody-holds')),
    })
    await open.pact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('the hash of a session that somebody holds')
      .withRequest(method, path, sent)
      .willRespondWith(200, (answer) => {
        answer.jsonBody({
          accessToken: regex(String.raw`[\w-]+\.[\w-]+\.[\w-]+`, 'head.claims.signature'),
          userId: uuid('0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'),
          expiresAt: regex(instant, '2026-03-01T09:00:00.000Z'),
        })
      })
      .executeTest(async ({ url }) =>
        expect(await tokenFor(url, 'a-session-that-somebody-holds')).toBe('head.claims.signature'),
      )
  })

  it('the holder of an unknown session: none', async () => {
    const { method, path, with: sent } = exchange({ sessionHash: hashOf('a-session-that-nobody-holds') })
    await open.pact
      .addInteraction()
      .uponReceiving('the hash of a session that nobody holds')
      .withRequest(method, path, sent)
      .willRespondWith(404)
      .executeTest(async ({ url }) => expect(await tokenFor(url, 'a-session-that-nobody-holds')).toBeNull())
  })

  it('the public keys, as every service does', async () => {
    const identity = await testIdentity()
    const viewer = { id: '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11', role: 'agent', tier: 'free', verified: true } as const
    const { keys } = (await (await fetch(new URL(jwksPath, identity.url))).json()) as { keys: [{ x: string }] }
    const { authorization } = await identity.authorizationOf(viewer)
    await open.pact
      .addInteraction()
      .uponReceiving('a question for the public keys')
      .withRequest('GET', jwksPath)
      .willRespondWith(200, (answer) => {
        answer.jsonBody({
          keys: [
            {
              kty: 'OKP',
              crv: 'Ed25519',
              alg: 'EdDSA',
              use: 'sig',
              kid: string('test'),
              x: regex(String.raw`[\w-]{43}`, keys[0].x),
            },
          ],
        })
      })
      .executeTest(async ({ url }) => expect(await verifyWithIdentity(url)(authorization)).toEqual(viewer))
    await identity.stop()
  })

  it(
    'is what identity answers',
    () =>
      verifyIdentity(open, (identity) => ({
        [signedIn]: async () => {
          const { headers } = await identity.join('holder@storyright.test')
          return { sessionHash: hashOf(headers.cookie.slice('sid='.length)) }
        },
      })),
    60_000,
  )
})
