import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { accountUrl, type Server, startServer } from '@storyright/backing-servers'
import { serviceNames } from '@storyright/contracts/services'
import {
  connectTo,
  discardDeadLetter,
  listDeadLetters,
  listDiscarded,
  provisionStreams,
  replayDeadLetters,
} from '@storyright/messaging'
import { giveBackToken, takeToken } from '@storyright/stored-service/redis'
import { eventually } from '@storyright/testing'
import { Redis } from 'ioredis'
import { makeHome, sharedWheels } from '../../testing/src/home.ts'
import { accounts, operator, producers } from '../src/stores/accounts.ts'
import { keepStreams } from '../src/stores/keep-streams.ts'

jest.setTimeout(120_000)

let home: string
let servers: { nats: Server; redis: Server }
beforeAll(async () => {
  home = await makeHome()
  const options = {
    home,
    wheels: sharedWheels,
    durable: false,
    accounts: { ...accounts, nats: [...accounts.nats!, operator] },
  }
  servers = { nats: await startServer('nats', options), redis: await startServer('redis', options) }
  await provisionStreams(servers.nats.url, producers)
})
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  await rm(home, { recursive: true })
})

describe('at Redis', () => {
  const clients: Redis[] = []
  afterAll(() => {
    for (const client of clients) client.disconnect()
  })
  function connect(url: string): Redis {
    const client = new Redis(url, { retryStrategy: () => null })
    client.on('error', () => undefined)
    clients.push(client)
    return client
  }
  const of = (name: string) => connect(accountUrl(servers.redis.url, name))

  it('a stranger is refused', async () => {
    const { port } = new URL(servers.redis.url)
    await expect(connect(`redis://127.0.0.1:${port}`).get('session:1')).rejects.toThrow('NOAUTH')
  })

  it('a service works with its own keys', async () => {
    const identity = of('identity')
    await identity
      .multi()
      .set('session:1', 'of Ann', 'EX', 60)
      .zadd('sessions-of:ann', 1, '1')
      .expire('sessions-of:ann', 60)
      .exec()
    expect(await identity.mget(['session:1'])).toEqual(['of Ann'])
    for (const [name, key] of [
      ['identity', 'limit:sign-in:ann'],
      ['community', 'limit:write:ann'],
      ['ai', 'ai:ann'],
    ] as const) {
      const bucket = { key, capacity: 1, intervalMs: 60_000 }
      expect(await takeToken(of(name), [bucket])).toBe(0)
      await giveBackToken(of(name), [bucket])
    }
  })

  it('a service neither reads another’s keys nor looks for them, and has no power over the server', async () => {
    const ai = of('ai')
    await expect(ai.get('session:1')).rejects.toThrow('NOPERM')
    await expect(ai.eval("return redis.call('GET', KEYS[1])", 1, 'session:1')).rejects.toThrow('NOPERM')
    for (const [command, ...args] of [
      ['scan', '0'],
      ['keys', '*'],
      ['flushall'],
      ['config', 'get', '*'],
      ['acl', 'list'],
    ] as const)
      await expect(ai.call(command, ...args)).rejects.toThrow('NOPERM')
  })
})

describe('at NATS', () => {
  const open: NatsConnection[] = []
  afterAll(() => Promise.all(open.map((connection) => connection.close())))
  async function connect(url: string, account?: string): Promise<NatsConnection> {
    const own = account === undefined ? {} : { inboxPrefix: `_INBOX.${account}` }
    const connection = await connectTo(url, { reconnect: false, timeout: 5_000, ...own })
    open.push(connection)
    return connection
  }
  const of = (name: string) => connect(accountUrl(servers.nats.url, name), name)
  const refused = /permission/i

  it('a stranger is refused', async () => {
    const { port } = new URL(servers.nats.url)
    await expect(connect(`nats://127.0.0.1:${port}`)).rejects.toThrow(/authorization/i)
    await expect(connect(`nats://identity:wrong@127.0.0.1:${port}`)).rejects.toThrow(/authorization/i)
  })

  it.each(serviceNames)('%s hears what others tell by its own consumer, and acknowledges it', async (name) => {
    const producer = producers.find((one) => one !== name)!
    const told = `${producer}.thing.happened`
    await jetstream(await of(producer)).publish(`${told}.${name}`, 'news', { expect: { streamName: producer } })
    const connection = await of(name)
    const { consumers } = await jetstreamManager(connection, { checkAPI: false })
    const common = { durable_name: name, ack_policy: AckPolicy.Explicit }
    await consumers.add(producer, { ...common, filter_subjects: [`${told}.${name}`, `${producer}.other.>`] })
    await consumers.add('replays', { ...common, filter_subjects: [`replays.${name}.*`] })
    const consumer = await jetstream(connection).consumers.get(producer, name)
    const message = await consumer.next({ expires: 5_000 })
    expect(message?.string()).toBe('news')
    expect(await message!.ackAck()).toBe(true)
    await jetstream(connection).publish(`dead-letters.${name}.${producer}`, 'not understood')
  })

  it('an operator lists dead letters, hands them over again and discards them, and reads and tells nothing else', async () => {
    const letter = headers()
    letter.set('Storyright-Consumer', 'community')
    const event = JSON.stringify({
      ...{ specversion: '1.0', id: randomUUID(), source: 'offers', type: 'offers.thing.happened', subject: '1' },
      ...{ time: new Date(0).toISOString(), datacontenttype: 'application/json', entityversion: 1, data: {} },
    })
    await jetstream(await of('community')).publish('dead-letters.community.offers', event, { headers: letter })
    const connection = await of(operator.name)
    const parked = (await listDeadLetters(connection)).find(({ service }) => service === 'community')!
    expect(parked.payload).toBe(event)
    expect(await replayDeadLetters(connection, { service: 'community', number: parked.number })).toBe(1)
    expect((await listDeadLetters(connection)).map(({ number }) => number)).not.toContain(parked.number)
    const [other] = await listDeadLetters(connection)
    expect(await discardDeadLetter(connection, { number: other!.number, why: 'a try', by: 'grace' })).toBe(true)
    expect(await listDiscarded(connection)).toMatchObject([{ number: other!.number, why: 'a try' }])

    await expect(jetstream(connection).publish('identity.user.registered.1', 'a lie')).rejects.toThrow(refused)
    await expect(jetstream(connection).publish('dead-letters.ai.offers', 'a lie')).rejects.toThrow(refused)
    const { streams, consumers } = await jetstreamManager(connection, { checkAPI: false })
    await expect(streams.purge('dead-letters')).rejects.toThrow(refused)
    await expect(streams.delete('replays')).rejects.toThrow(refused)
    await expect(consumers.add('identity', { name: 'mine', ack_policy: AckPolicy.None })).rejects.toThrow(refused)
    await expect(consumers.add('replays', { name: 'mine', ack_policy: AckPolicy.Explicit })).rejects.toThrow(refused)
  })

  it('a service tells nothing in another’s name, makes and empties no stream, and takes nobody’s replays', async () => {
    const ai = await of('ai')
    await expect(jetstream(ai).publish('identity.user.registered.1', 'a lie')).rejects.toThrow(refused)
    await expect(jetstream(ai).publish('dead-letters.identity.offers', 'a lie')).rejects.toThrow(refused)
    const { streams, consumers } = await jetstreamManager(ai, { checkAPI: false })
    await expect(streams.add({ name: 'mine', subjects: ['mine.>'] })).rejects.toThrow(refused)
    await expect(streams.purge('ai')).rejects.toThrow(refused)
    await expect(streams.delete('identity')).rejects.toThrow(refused)
    const durable = { durable_name: 'ai', ack_policy: AckPolicy.Explicit }
    const others = { ...durable, filter_subjects: ['replays.identity.*'] }
    await expect(consumers.add('replays', others)).rejects.toThrow(/already exists/)
    await expect(consumers.add('replays', { ...others, durable_name: 'identity' })).rejects.toThrow(refused)
    await expect(consumers.add('dead-letters', durable)).rejects.toThrow(refused)
    await expect(jetstream(ai).consumers.get('identity', 'community')).rejects.toThrow(refused)
  })

  it('a stream that was lost is there again soon, since no service may make it, and the operator is told', async () => {
    const notes: string[] = []
    const { streams } = await jetstreamManager(await connect(servers.nats.url), { checkAPI: false })
    const end = keepStreams({
      natsUrl: servers.nats.url,
      progress: { note: (line) => void notes.push(line) },
      everyMs: 50,
    })
    await streams.delete('membership')
    await eventually(() => expect(notes).toEqual([expect.stringContaining('had lost membership')]))
    await jetstream(await of('membership')).publish('membership.thing.happened.1', 'news')
    await end()
  })

  it('nobody listens to the answers that another waits for, and the gateway tells nothing', async () => {
    for (const subject of ['_INBOX.identity.>', '>', 'identity.>']) {
      const failure = Promise.withResolvers<unknown>()
      const connection = await of('ai')
      connection.subscribe(subject, { callback: (error) => void (error ? failure.resolve(error) : undefined) })
      expect(String(await failure.promise)).toMatch(refused)
    }
    const gateway = await of('gateway')
    await expect(gateway.request('identity.user.registered.1', 'a lie', { timeout: 5_000 })).rejects.toThrow(refused)
  })
})
