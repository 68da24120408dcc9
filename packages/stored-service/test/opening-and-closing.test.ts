import { refusals } from '@storyright/contracts/vocabulary'
import { createBell } from '@storyright/service-kit'
import { freshNats } from '@storyright/testing'
import { type MainStored, openStoredService, type StoredServiceOptions } from '../src/index.ts'

const internalToken = 'an-internal-token-for-tests'
const config = { LOG_LEVEL: 'silent', INTERNAL_TOKEN: internalToken, NATS_URL: 'nats://127.0.0.1:9' }

/** A store of no kind that a database has: the service must not care. */
function makeStore(closed: string[]) {
  const store = { isThere: true, outage: new Error('The disk is gone') }
  const open = (_config: object, service: string): MainStored<{ of: string }, object> => ({
    kind: 'shelf',
    db: { of: service },
    check: async () => {
      if (!store.isThere) throw store.outage
    },
    translateError: (error) => (error === store.outage ? refusals.unavailable({ retryAfterSeconds: 5 }) : error),
    close: () => void closed.push('shelf'),
    lease: () => (signal, work) => work(signal, createBell()),
    messaging: {
      eventsAtOnce: 1,
      transaction: (work) => work({}),
      enqueue: async () => undefined,
      resendSince: async () => 2,
      raiseVersions: async (of) => of.length,
      handleOnce: async (_tx, _consumer, ids) => new Set(ids),
      waiting: async () => ({ count: 0, oldestSeconds: 0 }),
      isReachable: async () => true,
      isOwnFault: () => false,
      acquireLease: async () => ({
        unsent: async () => [],
        markSent: async () => undefined,
        waitForWork: (milliseconds, signal) => createBell().rest(0, milliseconds, signal),
        clean: async () => undefined,
        release: async () => void closed.push('relay'),
      }),
    },
  })
  return { store, open }
}

async function openService(more: Partial<StoredServiceOptions<typeof config, { of: string }, object>> = {}) {
  const closed: string[] = []
  const { store, open } = makeStore(closed)
  const service = await openStoredService({
    name: 'identity',
    config,
    store: open,
    readViewer: async () => null,
    clock: () => new Date(),
    ...more,
  })
  return { service, store, closed }
}

describe('a service with a store', () => {
  it('ends its background work first, then its messages, then what it was given, the last first, and its store last', async () => {
    const { service, closed } = await openService({ config: { ...config, NATS_URL: await freshNats() } })
    expect(service.db).toEqual({ of: 'identity' })
    for (const name of ['first', 'second']) service.keep(name, (it) => void closed.push(it))
    service.use({ kind: 'cache', db: {}, check: async () => undefined, close: () => void closed.push('cache') })
    let isWorking = false
    service.inBackground({
      name: 'work',
      lease: service.lease('work'),
      works: [
        {
          name: 'work',
          everyMs: 60_000,
          async round({ signal }) {
            isWorking = true
            await new Promise((resolve) => signal.addEventListener('abort', resolve))
            closed.push('work')
          },
        },
      ],
    })
    expect(isWorking).toBe(false)
    const app = service.start()
    await service.messaging.ready()
    expect(isWorking).toBe(true)
    await app.close()
    expect(closed).toEqual(['work', 'relay', 'relay', 'cache', 'second', 'first', 'shelf'])
  })

  it('finishes requests under way before it closes anything', async () => {
    const { service, closed } = await openService()
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<string[]>()
    service.app.get('/slow', async () => {
      asked.resolve()
      return answer.promise
    })
    const app = service.start()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const reply = fetch(`${address}/slow`)
    await asked.promise
    const closing = app.close()
    await new Promise(setImmediate)
    answer.resolve([...closed])
    expect(await (await reply).json()).toEqual([])
    await closing
    expect(closed).toEqual(['shelf'])
  })

  it('closes the rest although one cannot be closed, and tells of that one', async () => {
    const { service, closed } = await openService()
    service.keep('stuck', () => Promise.reject(new Error('It is stuck')))
    await expect(service.start().close()).rejects.toThrow('It is stuck')
    expect(closed).toEqual(['shelf'])
  })

  it('is ready when NATS and all its stores answer, and names what does not', async () => {
    const { service, store } = await openService()
    service.use({ kind: 'cache', db: {}, check: () => Promise.reject(new Error('No')), close: () => undefined })
    const notReady = async () => (await service.app.inject('/readyz')).json().notReady
    expect(await notReady()).toEqual(['nats', 'cache'])
    store.isThere = false
    expect(await notReady()).toEqual(['shelf', 'nats', 'cache'])
    await service.app.close()
  })

  it('answers what its stores say of their outages', async () => {
    const { service, store } = await openService()
    service.app.get('/things', () => Promise.reject(store.outage))
    expect((await service.app.inject('/things')).statusCode).toBe(503)
    await service.app.close()
  })
})

describe('what the platform asks', () => {
  const headers = { 'x-internal-token': internalToken }
  const person = '3f0a4a52-1c6d-4c1a-9a44-0f8f4d8f5b11'
  const now = new Date('2026-11-22T12:00:00Z')

  async function openAsked(recordsOf?: (id: string) => Promise<Record<string, unknown>>) {
    const { service } = await openService({ clock: () => now })
    const answers = {
      snapshots: () => [],
      versioned: [{ rows: 'things', field: 'version' }],
      ...(recordsOf && { recordsOf }),
    }
    service.mountInternalCalls(answers, (scope) => void scope.get('/internal/own', async () => ({ own: true })))
    return service.app
  }

  it('is answered to nobody without the token', async () => {
    const app = await openAsked(async () => ({}))
    for (const url of ['/internal/own', '/internal/events-waiting', `/internal/users/${person}/export`])
      expect((await app.inject(url)).statusCode).toBe(404)
    for (const url of ['/internal/republish', '/internal/outdo-told'])
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404)
    expect((await app.inject({ url: '/internal/own', headers })).json()).toEqual({ own: true })
    await app.close()
  })

  it('is what is known of a person, where that is asked of it at all', async () => {
    const app = await openAsked(async (id) => ({ id }))
    const ask = (id: string) => app.inject({ url: `/internal/users/${id}/export`, headers })
    expect((await ask(person)).json()).toEqual({ id: person })
    expect((await ask('nobody')).statusCode).toBe(404)
    await app.close()
    const silent = await openAsked()
    expect((await silent.inject({ url: `/internal/users/${person}/export`, headers })).statusCode).toBe(404)
    await silent.close()
  })

  it('is a snapshot of everything, and what was sent since a time', async () => {
    const app = await openAsked()
    const post = async (url: string, payload?: object) =>
      (await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).json()
    expect(await post('/internal/republish')).toEqual({ sent: 0 })
    expect(await post('/internal/outdo-told')).toEqual({ raised: 1, snapshots: 0 })
    const since = '2026-11-22T11:00:00.000Z'
    expect(await post('/internal/resend', { since })).toEqual({ events: 2, snapshots: 0 })
    expect(await post('/internal/resend', { since: 'yesterday' })).toMatchObject({ code: 'VALIDATION_FAILED' })
    await app.close()
  })
})
