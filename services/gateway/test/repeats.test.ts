import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Dispatcher } from 'undici'
import { usualLimits } from '../src/limits.ts'
import { createDispatcher } from '../src/proxy/dispatcher.ts'

/** Answers the first requests as told, and all others with their method. */
function startServer(first: ((answer: ServerResponse) => void)[] = []): { server: Server; asked: () => number } {
  let asked = 0
  const server = createServer((request, answer) => {
    const act = first[asked++]
    if (act) act(answer)
    else answer.end(request.method)
  })
  return { server, asked: () => asked }
}

const listen = (server: Server, port = 0) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
const close = (server: Server) => new Promise((resolve) => void server.close(resolve))

const cutOff = (answer: ServerResponse) => void answer.socket!.resetAndDestroy()
const cutOffLater = (answer: ServerResponse) => void answer.write('begun', () => answer.socket!.resetAndDestroy())

describe('a service that is just being replaced', () => {
  const atOnce = async () => {}
  let rest = atOnce
  const dispatcher = createDispatcher(usualLimits, (() => rest()) as never)
  let server: Server
  afterEach(async () => {
    rest = atOnce
    await close(server)
  })
  afterAll(() => dispatcher.destroy())

  const ask = (port: number, method: Dispatcher.HttpMethod, body: string | null = null) =>
    new Promise<string>((resolve, reject) => {
      const options = { origin: `http://127.0.0.1:${port}`, path: '/', method, body, headers: {} }
      const passed = dispatcher.request as unknown as (
        options: object,
        answer: (error: Error | null, data: Dispatcher.ResponseData) => void,
      ) => void
      passed(options, (error, data) => {
        if (error) reject(error)
        else data.body.text().then(resolve, reject)
      })
    })

  it('is asked again when nobody took the connection, whatever is asked', async () => {
    const before = startServer()
    const port = await listen(before.server)
    await close(before.server)
    ;({ server } = startServer())
    rest = async () => void (await listen(server, port))
    expect(await ask(port, 'POST', '{}')).toBe('POST')
  })

  it('is asked again when it cuts off a reading call before its answer', async () => {
    const told = startServer([cutOff])
    ;({ server } = told)
    expect(await ask(await listen(server), 'GET')).toBe('GET')
    expect(told.asked()).toBe(2)
  })

  it.each([
    ['a writing call', 'POST', cutOff],
    ['an answer that has begun', 'GET', cutOffLater],
  ] as const)('is not asked again when it cuts off %s', async (_what, method, act) => {
    const told = startServer([act, act, act])
    ;({ server } = told)
    await expect(ask(await listen(server), method)).rejects.toThrow()
    expect(told.asked()).toBe(1)
  })

  it('is asked three times at most', async () => {
    const told = startServer([cutOff, cutOff, cutOff, cutOff])
    ;({ server } = told)
    await expect(ask(await listen(server), 'GET')).rejects.toThrow()
    expect(told.asked()).toBe(3)
  })
})
