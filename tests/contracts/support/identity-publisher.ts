import { goodPassword, internalToken, producer, startIdentity } from '../../../services/identity/test/harness.ts'
import { recordSentEvents } from './record-sent-events.ts'

/** Runs the real identity service and makes it publish each of its events. */
export async function openIdentityPublisher() {
  const identity = await startIdentity()
  const heard = await recordSentEvents(identity.natsUrl, 'identity')

  const { headers } = await identity.join('mover@storyright.test')
  const { role: _role, password: _password, ...known } = producer('mover@storyright.test')
  const edited = await identity.ask('PUT', '/api/auth/profile', { ...known, companyName: 'Low Tide' }, headers)
  const closed = await identity.ask('DELETE', '/api/auth/account', { currentPassword: goodPassword }, headers)
  expect([edited.status, closed.status]).toEqual([200, 200])
  await identity.ask('POST', '/internal/republish', undefined, { 'x-internal-token': internalToken })

  const admin = await identity.joinAsAdmin('ada@storyright.test')
  const [good, poor] = [await identity.apply('fine@storyright.test'), await identity.apply('poor@storyright.test')]
  const validateAnswer = (path: string, body?: object) =>
    identity.ask('POST', `/api/admin/${path}`, body, admin.headers)
  await validateAnswer(`verify-agent/${good}`, { status: 'approved' })
  await validateAnswer(`verify-agent/${poor}`, { status: 'rejected' })
  await validateAnswer(`users/${good}/suspend`)
  await validateAnswer(`users/${good}/activate`)

  return {
    /** A message handler for each event, which returns the first one published. */
    handlersFor: (events: { type: string }[]) =>
      Object.fromEntries(events.map((event) => [event.type, () => heard.sent(event)])),
    async close() {
      await heard.stop()
      await identity.close()
    },
  }
}
