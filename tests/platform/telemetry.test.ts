import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, silent } from '@storyright/backing-servers'
import { listingCreated } from '@storyright/contracts/events'
import { businessMetrics, instrumented, libraryMetrics } from '@storyright/contracts/telemetry'
import { type Platform, type PlatformProcess, processOf, startPlatform } from '@storyright/platform'
import {
  eventually,
  freshNats,
  freshRedis,
  type OwnServer,
  openPublisher,
  ownServer,
  publishedListing,
} from '@storyright/testing'

jest.setTimeout(240_000)

/** On a busy machine a service tells seconds late, and of what it does seconds later. */
const patience = { within: 120_000 }

interface Told {
  libraries: string[]
  spans: { traceId: string; name: string; service: string; library: string; attributes: Record<string, string> }[]
  metrics: { name: string; service: string }[]
}

/** Counters of what has not happened there: whoever asks how much one grew has to know it before. */
const neverYet = ['deadLetters', 'holds', 'modelRefused'] as const

const absent = ['CATALOGUE', 'MEMBERSHIP', 'COMMUNITY', 'ENRICHMENT']

/** A process that asks the sandbox, its stores and what else is started here; one of these stands in for the others. */
const alone = (name: string): PlatformProcess => {
  const process_ = processOf(name)
  return {
    ...process_,
    env: (installation) => {
      const address = `http://127.0.0.1:${installation.portOf.ai}`
      return { ...process_.env?.(installation), ...Object.fromEntries(absent.map((one) => [`${one}_URL`, address])) }
    },
  }
}

/** What makes the spans of what is traced; providers’ packages are traced by a span of ours around each call. */
const madeBy: Record<string, (span: Told['spans'][number]) => boolean> = {
  fastify: ({ library }) => library === 'storyright.requests',
  undici: ({ library }) => library === 'storyright.calls',
  stripe: ({ attributes }) => attributes['peer.service'] === 'stripe',
  openai: ({ attributes }) => attributes['peer.service'] === 'openai',
}
const usually = (name: string) => (span: Told['spans'][number]) =>
  span.library === `@opentelemetry/instrumentation-${name}`

describe('telemetry of the bundled services', () => {
  let home: string
  let platform: Platform
  let own: OwnServer[] = []
  let sandbox: string
  let listing: string
  const click = { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') }
  const traceparent = `00-${click.traceId}-${click.spanId}-01`
  const seen = new Map<string, Told['spans'][number]>()
  /** With what has been pushed out since by what services do all day: they are asked for it every now and then. */
  const told = async () => {
    const now = (await (await fetch(`${sandbox}/control/telemetry`)).json()) as Told
    for (const span of now.spans) seen.set(JSON.stringify(span), span)
    return { ...now, spans: [...seen.values()] }
  }
  let gathering: NodeJS.Timeout | undefined

  const namesOf = async (trace: string) =>
    (await told()).spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name)

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-telemetry-'))
    const [site, port, smtp, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    const ports = { gateway: site, sandbox: port, smtp, mail }
    sandbox = `http://127.0.0.1:${port}`
    gathering = setInterval(() => void told().catch(() => undefined), 3_000)
    // On those of the run the journeys' services keep theirs, and so did this test where it is tried again.
    const [postgres, mongodb] = await Promise.all([ownServer('postgres'), ownServer('mongodb')])
    own = [postgres, mongodb]
    const [natsUrl, redisUrl] = [await freshNats(), await freshRedis()]
    platform = await startPlatform({
      home,
      ports,
      publicUrl: 'http://site',
      demo: false,
      telemetry: true,
      servers: { postgresUrl: postgres.url, natsUrl, redisUrl, mongodbUrl: mongodb.url },
      processes: [processOf('sandbox'), ...['identity', 'offers', 'ai', 'gateway'].map(alone)],
      web: false,
      progress: silent,
    })
    const publisher = await openPublisher(natsUrl)
    listing = '4711'
    const event = await publisher.say(listingCreated, 1, publishedListing(listing))
    await publisher.publish(listingCreated, { ...event, id: crypto.randomUUID(), entityversion: 2, traceparent })
    await publisher.stop()
  })
  afterAll(async () => {
    clearInterval(gathering)
    await platform?.stop()
    for (const server of own) await server.stop()
    await rm(home, { recursive: true })
  })

  it.each(instrumented)('has a span of %s', async (name) => {
    await fetch(`${platform.services.ai}/api/market`, { headers: { traceparent } })
    const of = madeBy[name] ?? usually(name)
    await eventually(async () => expect((await told()).spans.filter(of)).not.toEqual([]), patience)
  })

  it('leaves out of its traces what it was not told to keep', async () => {
    const trace = 'd'.repeat(32)
    for (const flags of ['00', '01']) {
      const place = `00-${flags === '00' ? trace : click.traceId}-${click.spanId}-${flags}`
      await fetch(`${platform.services.ai}/api/market`, { headers: { traceparent: place } })
    }
    await eventually(async () => expect(await namesOf(click.traceId)).toContain('GET /api/market'), patience)
    expect(await namesOf(trace)).toEqual([])
  })

  it('is one from a click through the gateway and the service to the event’s handling and the mail', async () => {
    const trace = 'c'.repeat(32)
    const person = { firstName: 'Clio', lastName: 'Lund', username: 'cliolund', email: 'clio@example.com' }
    const answer = await fetch(`${platform.services.gateway}/api/auth/register`, {
      method: 'POST',
      headers: { traceparent: `00-${trace}-${click.spanId}-01`, 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'producer', ...person, password: 'plum-violet-harbour-7' }),
    })
    expect(answer.status).toBe(201)
    const places = async () =>
      (await told()).spans.filter(({ traceId }) => traceId === trace).map(({ service, name }) => `${service}: ${name}`)
    const way = [
      'gateway: POST /api/auth',
      'identity: POST /api/auth/register',
      'identity: identity.user.registered publish',
      'ai: identity.user.registered.v1 handle',
      'identity: mail send',
    ]
    await eventually(async () => expect(await places()).toEqual(expect.arrayContaining(way)), patience)
  })

  it('goes on with an event in whoever handles it', async () => {
    await eventually(
      async () => expect(await namesOf(click.traceId)).toContain('catalogue.listing.created.v1 handle'),
      patience,
    )
  })

  it('goes on from what wrote an event to its publishing', async () => {
    await eventually(async () => {
      const published = (await told()).spans.find(({ name }) => name === 'ai.listing.analysed publish')
      expect(await namesOf(published!.traceId)).toContain('model ask')
    }, patience)
  })

  it.each([
    ...libraryMetrics.map(({ name }) => name),
    ...(
      [
        'outboxDepth',
        'outboxAge',
        'consumerPending',
        'holdsNearTheirEnd',
        'moneyToSettle',
        'modelCalls',
        'modelTokens',
      ] as const
    ).map((one) => businessMetrics[one].name),
    ...neverYet.map((one) => businessMetrics[one].name),
  ])('tells the metric %s', async (name) => {
    await eventually(async () => expect((await told()).metrics.map((metric) => metric.name)).toContain(name), {
      within: 20_000,
    })
  })

  it.each(['identity', 'offers', 'ai'])('tells how long the store of %s takes', async (service) => {
    const durations = async () =>
      (await told()).metrics
        .filter(({ name }) => name === 'db.client.operation.duration')
        .map((metric) => metric.service)
    await eventually(async () => expect(await durations()).toContain(service), patience)
  })

  it('says nothing of what stands in queries and in commands', async () => {
    const [trace, secret] = ['e'.repeat(32), 'a-secret-of-a-link']
    const headers = { traceparent: `00-${trace}-${click.spanId}-01` }
    await fetch(`${platform.services.ai}/api/market?token=${secret}`, { headers })
    await eventually(async () => expect(await namesOf(trace)).toContain('GET /api/market'), patience)
    expect(JSON.stringify((await told()).spans)).not.toContain(secret)
  })
})
