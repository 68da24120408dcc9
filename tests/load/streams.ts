import { setTimeout as pause } from 'node:timers/promises'
import { type NotificationNews, notificationCalls } from '@storyright/contracts/http'
import { communityAddresses } from '@storyright/contracts/vocabulary'
import { demoAccounts } from '@storyright/demo'
import { type PlatformProcess, processOf } from '@storyright/platform'
import { withDatabase } from '@storyright/postgres'
import { type EventStream, openEventStream } from '@storyright/testing/event-stream'
import type { Bench, BenchOptions } from './bench.ts'
import { alignedTable } from './figures/report.ts'
import { residentMegabytes } from './memory.ts'
import { timeOf } from './recommendations/arrivals.ts'
import { type Joined, joinPeople } from './running/join-people.ts'
import { signIn } from './running/sign-in.ts'

const PEOPLE = 100
/** As many as one person may have. */
const BROWSERS = 10
const EVERY_MS = 250
const LATEST_MS = 10_000
const PROCESSES = ['gateway-streams', 'community']

/** It believes what a client says of its address: a thousand streams are not one client's. */
const gateway = processOf('gateway')
const ownGateway: PlatformProcess = {
  name: 'gateway-streams',
  folder: gateway.folder,
  stores: gateway.stores,
  env: (installation) => ({ ...gateway.env?.(installation), TRUSTED_PROXIES: 'loopback' }),
}

/** A thousand connected streams: what they take, and how long it takes from a reply to whom it answers. */
export const streams: Bench = { beside: [ownGateway], run: measureStreams }

interface Listener extends Joined {
  postId: string
  streams: EventStream<NotificationNews>[]
}

async function measureStreams({
  home,
  services,
  url: usual,
  postgresUrl,
  progress,
  signal,
}: BenchOptions): Promise<void> {
  const url = services['gateway-streams']!
  const databaseUrl = withDatabase(postgresUrl, 'identity')
  const joining = { url: usual, databaseUrl, role: 'premium', signal } as const
  const people = await progress.step(`Signing in ${PEOPLE} people`, () => joinPeople(PEOPLE, joining))
  const writer = await signIn(usual, demoAccounts.find(({ role }) => role === 'admin')!.email)
  const memory = () => Promise.all(PROCESSES.map((name) => residentMegabytes(home, name)))
  const listeners: Listener[] = []
  await progress.step('Beginning their discussions', async () => {
    for (const person of people) listeners.push({ ...person, postId: await begin(url, person), streams: [] })
  })
  const before = await memory()
  await progress.step(`Opening ${PEOPLE * BROWSERS} streams`, () =>
    Promise.all(listeners.map((each) => connect(url, each))),
  )
  await pause(2_000)
  const after = await memory()

  const times: number[] = []
  let missed = 0
  await progress.step('Replying to each', async () => {
    for (const listener of listeners) {
      signal.throwIfAborted()
      const took = await replyAndHear(usual, writer, listener)
      times.push(...took)
      missed += BROWSERS - took.length
      await pause(EVERY_MS)
    }
  })
  times.sort((one, other) => one - other)
  const ms = (part: number) => timeOf(part, times).toFixed(0)
  const open = listeners.flatMap((listener) => listener.streams).filter(({ isOpen }) => isOpen()).length
  const rows = PROCESSES.map((name, place) => {
    const more = after[place]! - before[place]!
    const each = ((more * 1_024) / (PEOPLE * BROWSERS)).toFixed(0)
    return [name, before[place]!.toFixed(0), after[place]!.toFixed(0), each]
  })
  progress.note(
    `\n${alignedTable([['memory', 'MB before', 'MB with all', 'KB a stream'], ...rows])}\n` +
      `from a reply to the browser, ${times.length} times: median ${ms(0.5)} ms, p95 ${ms(0.95)} ms, longest ${ms(1)} ms; missed ${missed}\n` +
      `still open: ${open} of ${PEOPLE * BROWSERS}`,
  )
  for (const listener of listeners) for (const stream of listener.streams) stream.close()
}

async function post(url: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Somebody who has joined just now may not be known to the forum yet. */
async function begin(url: string, { id, cookie }: Joined): Promise<string> {
  const text = { title: `What ${id} asks`, content: 'How long is a treatment?', category: 'business', tags: [] }
  const answer = await post(url, cookie, communityAddresses.createPost.path, text)
  return ((await answer.json()) as { id: string }).id
}

async function connect(url: string, listener: Listener): Promise<void> {
  for (let count = 0; count < BROWSERS; count++) {
    const headers = { cookie: listener.cookie, 'x-forwarded-for': `198.51.100.${count}` }
    const stream = await openEventStream<NotificationNews>(url + notificationCalls.notificationStream.path, headers)
    if (stream.status !== 200) throw new Error(`A stream was answered ${stream.status}`)
    listener.streams.push(stream)
  }
}

/** How long it took to every browser that heard of it, from the moment in which the reply was sent. */
async function replyAndHear(url: string, writer: string, { postId, streams }: Listener): Promise<number[]> {
  const heard = streams.map(({ events }) => events.length)
  const begun = performance.now()
  await post(url, writer, communityAddresses.postReply.path.replace(':id', postId), { content: 'Twelve pages.' })
  const news = () => streams.flatMap(({ events }, place) => events.slice(heard[place]!, heard[place]! + 1))
  while (news().length < streams.length && performance.now() - begun < LATEST_MS) await pause(20)
  return news().map(({ at }) => at - begun)
}
