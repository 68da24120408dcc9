import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { browserTraces } from '@storyright/contracts/vocabulary'
import { createService } from '@storyright/service-kit'
import { registerBrowserTraces } from '../src/web/browser-traces.ts'

describe('what browsers trace', () => {
  const passedOn: string[] = []
  const collector = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      passedOn.push(Buffer.concat(chunks).toString())
      response.end('{}')
      collector.emit('passed on')
    })
  })
  const app = createService({ name: 'gateway', logLevel: 'silent', readViewer: async () => null })
  beforeAll(async () => {
    await once(collector.listen(0, '127.0.0.1'), 'listening')
    registerBrowserTraces(app, `http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
  })
  afterAll(async () => {
    await app.close()
    collector.close()
  })
  const tell = (payload: object) => app.inject({ method: 'POST', url: browserTraces.path, payload })

  it('is passed on as theirs, whoever they say they are', async () => {
    const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'offers' } }] }
    const passed = once(collector, 'passed on')
    expect((await tell({ resourceSpans: [{ resource, scopeSpans: [{ spans: [] }] }] })).statusCode).toBe(200)
    await passed
    expect(passedOn[0]).toContain('"web"')
    expect(passedOn[0]).not.toContain('offers')
  })

  it('is refused when it is no trace, or more than one page tells', async () => {
    expect((await tell({ spans: [] })).statusCode).toBe(400)
    expect((await tell({ resourceSpans: [{ scopeSpans: ['x'.repeat(70_000)] }] })).statusCode).toBe(413)
  })
})
