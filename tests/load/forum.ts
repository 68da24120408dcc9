import path from 'node:path'
import { communityAddresses as addresses } from '@storyright/contracts/vocabulary'
import { demoAccounts } from '@storyright/demo'
import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import type { Sample, Subject } from './figures/compare.ts'
import { alignedTable, ratiosOf, tableOf } from './figures/report.ts'
import { askedOf, likesASecond, type Reader, readThread, timesOf } from './forum/ask-forum.ts'
import { type Filled, fillForum } from './forum/fill-forum.ts'
import { databaseOf, gatewayOf, type Size, secondForums, serviceOf, sizes } from './forum/second-forums.ts'
import { residentMegabytes } from './memory.ts'
import { inLanes } from './offers/in-lanes.ts'
import { timeOf } from './recommendations/arrivals.ts'
import { startProgram } from './reference/start-program.ts'
import { joinPeople } from './running/join-people.ts'
import { signIn } from './running/sign-in.ts'

const LANES = 4
const ASKED = 15
const LIKERS = 20
const LIKES_SECONDS = 31
const reader = demoAccounts.find(({ email }) => email === 'premium@storyright.test')!

/** The forum at a tenth of the size and in full: its lists and threads beside the bare rows, and many likes of one discussion. */
export const forum: Bench = { beside: secondForums, unseeded: sizes.map(serviceOf), run: measureForum }

async function measureForum(options: BenchOptions): Promise<void> {
  const { url, services, postgresUrl, posts, progress } = options
  const cookie = await signIn(url, reader.email)
  const counts = { small: Math.ceil(posts / 10), large: posts }
  const databaseUrl = (size: Size) => withDatabase(postgresUrl, databaseOf(size))
  const askerOf = (size: Size): Reader => ({ url: services[gatewayOf(size)]!, cookie })
  const fill = (size: Size) =>
    progress.step(`Filling ${counts[size]} discussions`, () =>
      fillForum({ databaseUrl: databaseUrl(size), posts: counts[size], reader: reader.id }),
    )
  const ask = (size: Size, filled: Filled) =>
    progress.step(`Asking ${counts[size]}`, () => timesAt(askerOf(size), filled, `${counts[size]}`))
  const filled = { small: await fill('small'), large: await fill('large') }
  const times = [...(await ask('small', filled.small)), ...(await ask('large', filled.large))]
  progress.note(`\n${alignedTable([['ms, one after the other', 'median', 'p95', 'longest'], ...times])}`)
  await compareWithBare(options, { asker: askerOf('large'), filled: filled.large, database: databaseUrl('large') })
}

async function timesAt(asker: Reader, filled: Filled, of: string): Promise<string[][]> {
  const shown = async (name: string, addresses: string[]) => {
    const taken = await timesOf(asker, addresses, ASKED)
    return [`${name}, ${of}`, ...[0.5, 0.95, 1].map((part) => timeOf(part, taken).toFixed(1))]
  }
  const rows: string[][] = []
  const lastPage = await readThread(asker, filled.long)
  for (const [name, asked] of Object.entries(askedOf(filled, lastPage))) rows.push(await shown(name, asked))
  return rows
}

interface Comparing {
  asker: Reader
  filled: Filled
  database: string
}

async function compareWithBare(options: BenchOptions, { asker, filled, database }: Comparing): Promise<void> {
  const { home, url, postgresUrl, rounds, seconds, progress, signal } = options
  const bare = await startProgram(home, path.join(import.meta.dirname, 'forum', 'bare-forum.ts'), 'bare-forum', [
    database,
  ])
  try {
    const list = `${asker.url}${addresses.forumPosts.path}?limit=20`
    const headers = { cookie: asker.cookie }
    const read = async (request: Request) => {
      const answer = await fetch(request)
      if (!answer.ok) throw new Error(`${request.url} answered ${answer.status}`)
      return answer.json()
    }
    const ids = ((await read(new Request(list, { headers }))) as { id: string }[]).map(({ id }) => id)
    const body = JSON.stringify({ ids })
    const json = { 'content-type': 'application/json' }
    const work = new Map<Subject, () => Promise<unknown>>()
    const subject = (name: string, its: () => Promise<unknown>): Subject => {
      const added = { name, url }
      work.set(added, its)
      return added
    }
    const ours = subject('list of 20', () => read(new Request(list, { headers })))
    const byIds = subject('bare find by id', () =>
      read(new Request(`${bare.url}/posts`, { method: 'POST', body, headers: json })),
    )
    const thread = subject('thread of 500', () => readThread(asker, filled.thread))
    const rows = subject('bare find of 500', () => read(new Request(`${bare.url}/posts/${filled.thread}/replies`)))
    const subjects = [ours, byIds, thread, rows]
    const samples = new Map<Subject, Sample[]>(subjects.map((each) => [each, []]))
    for (let round = 0; round <= rounds; round++)
      await progress.step(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`, async () => {
        for (let place = 0; place < subjects.length; place++) {
          signal.throwIfAborted()
          const chosen = subjects[(round + place) % subjects.length]!
          const sample = await inLanes(LANES, seconds, async () => void (await work.get(chosen)!()))
          if (round > 0) samples.get(chosen)!.push(sample)
        }
      })
    const [inOrder] = await progress.step('Asking the bare server for the latest', () =>
      timesOf({ url: bare.url, cookie: '' }, ['/posts'], 1),
    )
    const memory = (await residentMegabytes(home, serviceOf('large'))).toFixed(0)
    const people = await progress.step(`Signing in ${LIKERS} people`, () =>
      joinPeople(LIKERS, { url, databaseUrl: withDatabase(postgresUrl, 'identity'), role: 'premium', signal }),
    )
    const liking = { url: asker.url, people, postId: filled.thread, seconds: LIKES_SECONDS, signal }
    const likes = await progress.step('Liking one discussion', () => likesASecond(liking))
    const ratios = [
      { of: ours, to: byIds },
      { of: thread, to: rows },
    ]
    progress.note(
      `\n${tableOf(samples)}\n\n${ratiosOf(samples, ratios)}\nbare find in their order: ${inOrder!.toFixed(1)} ms\n` +
        `${likes.asked} likes, 20 a second: ${likes.errors} errors, p95 ${likes.p95.toFixed(0)} ms, counted ${likes.counted} of ${likes.pairs}\n` +
        `memory of community: ${memory} MB`,
    )
  } finally {
    await bare.stop()
  }
}
