import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { createService } from '../src/create-service.ts'

describe('a service that is closing', () => {
  it('answers what still comes over a connection that is kept open, and ends it', async () => {
    const app = createService({ name: 'test', logLevel: 'silent', readViewer: async () => null })
    let finish = () => {}
    const isAsked = new Promise<void>((asked) => {
      app.get('/slow', async () => {
        asked()
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return 'done'
      })
    })
    app.get('/quick', async () => 'here')
    const closing = new EventTarget()
    app.beforeDrain(() => closing.dispatchEvent(new Event('begun')))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const kept = new Agent({ connections: 1, pipelining: 1 })
    await (await request(`${url}/quick`, { dispatcher: kept })).body.text()

    const slow = fetch(`${url}/slow`)
    await isAsked
    const begun = once(closing, 'begun')
    const closed = app.close()
    await begun
    const quick = await request(`${url}/quick`, { dispatcher: kept })
    expect([quick.statusCode, await quick.body.text(), quick.headers.connection]).toEqual([200, 'here', 'close'])
    finish()
    expect(await (await slow).text()).toBe('done')
    await closed
    await kept.close()
  })
})
