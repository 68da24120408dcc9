import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createService } from '../src/create-service.ts'

describe('a service that is asked to stop', () => {
  it('finishes what is under way, and says that it is not ready to whoever asks meanwhile', async () => {
    const { app, arrived, letGo, ask } = await startWithSlowCall()
    const slow = ask('/slow')
    await arrived
    const closed = app.close()
    expect(await ask('/readyz')).toBe(503)
    letGo()
    expect(await slow).toBe(200)
    await closed
  })

  it('waits for it no longer than it was told', async () => {
    const { app, arrived, ask } = await startWithSlowCall()
    app.drainSeconds = 0
    const slow = ask('/slow').catch((error: NodeJS.ErrnoException) => error.code)
    await arrived
    await app.close()
    expect(await slow).toBe('ECONNRESET')
  })
})

/** A call that takes until it is let go. */
async function startWithSlowCall() {
  const app = createService({ name: 'test', logLevel: 'silent', readViewer: async () => null })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrive()
    await free
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent()
  const ask = async (path: string): Promise<number> => {
    const [answer] = await once(get({ agent, host: '127.0.0.1', port, path }), 'response')
    answer.resume()
    return answer.statusCode
  }
  return { app, arrived, letGo, ask }
}
