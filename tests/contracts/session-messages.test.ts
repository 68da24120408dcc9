import { MatchersV3 } from '@pact-foundation/pact'
import { type SessionsChanged, sessionsChangedData, sessionsChangedSubject } from '@storyright/contracts/events'
import { eventually, recordEvents } from '@storyright/testing'
import { createSessionMemory } from '../../services/gateway/src/sessions/session-memory.ts'
import { goodPassword, startIdentity } from '../../services/identity/test/harness.ts'
import { personId } from './support/envelope.ts'
import { type OpenPact, openPact } from './support/pacts.ts'

const { regex, uuid } = MatchersV3
const hash = 'ab'.repeat(32)

describe('what gateways consume about sessions', () => {
  let open: OpenPact
  beforeAll(async () => {
    open = await openPact('gateway', 'identity-control')
  })
  afterAll(() => open.close())

  const forms: [string, object][] = [
    ['that one session has ended', { sessionHash: regex('[0-9a-f]{64}', hash) }],
    ["that all of a person's sessions have changed", { userId: uuid(personId) }],
  ]
  it.each(forms)('%s makes them forget it', async (description, content) => {
    await open.pact
      .addAsynchronousInteraction()
      .expectsToReceive(description, (message) => message.withJSONContent(content))
      .executeTest(async ({ contents }) => {
        const memory = createSessionMemory(() => 0)
        memory.end(memory.begin(), hash, { userId: personId, accessToken: 'a.b.c', keepUntil: 1 })
        expect(memory.find(hash)).toMatchObject({ userId: personId })
        memory.drop(sessionsChangedData.parse(contents.content))
        expect(memory.find(hash)).toBeUndefined()
      })
  })

  it('is what identity publishes when somebody signs out, and when an account is closed', async () => {
    const identity = await startIdentity()
    const heard = await recordEvents<SessionsChanged>(identity.natsUrl, sessionsChangedSubject)
    const { headers } = await identity.join('leaver@storyright.test')
    const other = await identity.signInAs('leaver@storyright.test')
    const message = (kind: 'sessionHash' | 'userId') =>
      eventually(() => {
        const found = heard.messages.find((each) => kind in each)
        if (!found) throw new Error(`nothing with ${kind} yet`)
        return found
      })
    try {
      await open.verifyMessages({
        [forms[0]![0]]: async () => {
          await identity.ask('POST', '/api/auth/logout', undefined, headers)
          return message('sessionHash')
        },
        [forms[1]![0]]: async () => {
          await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, other.headers)
          return message('userId')
        },
      })
    } finally {
      await heard.stop()
      await identity.close()
    }
  }, 60_000)
})
