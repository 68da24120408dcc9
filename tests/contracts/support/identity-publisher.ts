import { internalToken, openWorld, producer } from '../../../services/identity/test/world.ts'
import { recordSentEvents } from './record-sent-events.ts'

/** Runs the real identity service and makes it publish each of its events. */
export async function openIdentityPublisher() {
  const world = await openWorld()
  const heard = await recordSentEvents(world.natsUrl, 'identity')

  const { headers } = await world.join('mover@storyright.test')
  const { role: _role, password: _password, ...known } = producer('mover@storyright.test')
  const edited = await world.ask('PUT', '/api/auth/profile', { ...known, companyName: 'Low Tide' }, headers)
  const closed = await world.ask('DELETE', '/api/auth/account', undefined, headers)
  expect([edited.status, closed.status]).toEqual([200, 200])
  await world.ask('POST', '/internal/republish', undefined, { 'x-internal-token': internalToken })

  const admin = await world.joinAsAdmin('ada@storyright.test')
  const [good, poor] = [await world.apply('good@storyright.test'), await world.apply('poor@storyright.test')]
  const judge = (path: string, body?: object) => world.ask('POST', `/api/admin/${path}`, body, admin.headers)
  await judge(`verify-agent/${good}`, { status: 'approved' })
  await judge(`verify-agent/${poor}`, { status: 'rejected' })
  await judge(`users/${good}/suspend`)
  await judge(`users/${good}/activate`)

  return {
    /** A message handler for each event, which returns the first one published. */
    handlersFor: (events: { type: string }[]) =>
      Object.fromEntries(events.map((event) => [event.type, () => heard.sent(event)])),
    async close() {
      await heard.stop()
      await world.close()
    },
  }
}
