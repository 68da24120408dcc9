import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  catalogueCalls,
  importCalls,
  type ListingCard,
  type ListingImport,
  listingManagementCalls,
} from '@storyright/contracts/http'
import { exportFormats, type ImportState, importStatesAtWork } from '@storyright/contracts/vocabulary'
import { demoAccounts } from '@storyright/demo'
import type { Bench, BenchOptions } from './bench.ts'
import { alignedTable } from './figures/report.ts'
import { writeOnixFile } from './imports/onix-file.ts'
import { processorSeconds, residentMegabytes } from './memory.ts'
import { signIn } from './running/sign-in.ts'

const RECORDS = 10_000
const RECORD_BYTES = 7_000
const WITHOUT_WORK_MS = 20_000
const BETWEEN_READS_MS = 20
const SAMPLED_EVERY_MS = 50
const LOOK_EVERY_MS = 100
const LONGEST_MS = 900_000
const PROCESSES = ['catalogue', 'gateway']

/** A large ONIX file from sending it to undoing it, what that costs in memory, and how others read listings meanwhile. */
export const imports: Bench = { run: measureImports }

async function measureImports({ home, url, listings, progress, signal }: BenchOptions): Promise<void> {
  const records = Math.min(listings, RECORDS)
  const agent = demoAccounts.find(
    ({ role, status, isVerified }) => role === 'agent' && status === 'active' && isVerified,
  )!
  const cookie = await signIn(url, agent.email)
  const ask = async (call: { method: string; path: string }, id: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(new URL(call.path.replace(':id', id), url), {
      method: call.method,
      headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal,
    })
    if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as ListingImport
  }
  const reader = await signIn(url, 'premium@storyright.test')
  const readDetail = await detailReader(url, reader)

  const rows: string[][] = []
  /** Does something while another person reads and memory is looked at. */
  async function measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted()
    const watch = await watchMemory(home)
    const worked = await processorSeconds(home, 'catalogue')
    const over = new AbortController()
    const reading = readDetail(over.signal)
    const began = performance.now()
    const result = await progress.step(name, work).finally(() => over.abort())
    const seconds = (performance.now() - began) / 1_000
    const { at } = await reading
    const memory = await watch.stop()
    const processor = (await processorSeconds(home, 'catalogue')) - worked
    rows.push([
      name,
      seconds.toFixed(1),
      processor.toFixed(1),
      ...memory,
      at(0.5).toFixed(1),
      at(0.95).toFixed(1),
      at(1).toFixed(0),
    ])
    return result
  }
  const untilRested = async ({ id }: ListingImport): Promise<ListingImport> => {
    const latest = Date.now() + LONGEST_MS
    for (;;) {
      const found = await ask(importCalls.getImport, id)
      if (!importStatesAtWork.some((state: ImportState) => state === found.state)) return found
      if (Date.now() > latest) throw new Error(`Still ${found.state} after ${LONGEST_MS} ms`)
      await pause(LOOK_EVERY_MS)
    }
  }

  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-bench-'))
  try {
    const file = path.join(folder, 'titles.xml')
    await writeOnixFile(file, { records, bytes: records * RECORD_BYTES })
    await readDetail(AbortSignal.timeout(WITHOUT_WORK_MS / 2)) // warms up
    await measure('nothing', () => pause(WITHOUT_WORK_MS))
    const form = new FormData()
    form.append('file', await openAsBlob(file), 'titles.xml')
    const sent = await measure('receive', () => ask(importCalls.createImport, '', form))
    const read = await measure('read', () => untilRested(sent))
    const defaults = { askingPrice: 5_000, rights: 'World; L; film+tv', targetAudience: 'Adults' }
    const again = await ask(importCalls.mapImport, read.id, { defaults })
    const ready = await measure('read again', () => untilRested(again))
    const applied = await measure('apply', async () => untilRested(await ask(importCalls.applyImport, ready.id)))
    const sizes: string[] = []
    for (const format of exportFormats)
      await measure(`export ${format}`, async () => {
        const bytes = await download(
          `${url}${listingManagementCalls.exportListings.path.replace(':agentId', agent.id)}?format=${format}`,
          cookie,
        )
        sizes.push(`${format} ${(bytes / 1_024 ** 2).toFixed(1)} MB`)
      })
    const undone = await measure('undo', async () => untilRested(await ask(importCalls.undoImport, ready.id)))
    await measure('nothing again', () => pause(WITHOUT_WORK_MS))

    const secondsOf = (name: string) => Number(rows.find(([one]) => one === name)![1])
    const heads = PROCESSES.flatMap((name) => [`${name} MB`, 'at most'])
    progress.note(`
${records} records, ${((await stat(file)).size / 1_000_000).toFixed(1)} MB; counted: ${JSON.stringify(ready.counts)}
applied ${JSON.stringify(applied.results)}, ${(applied.results.created / secondsOf('apply')).toFixed(0)} a second; undone ${JSON.stringify(undone.results)}, ${(undone.results.undone / secondsOf('undo')).toFixed(0)} a second
exported ${sizes.join(', ')}

${alignedTable([['', 'seconds', 'of processor', ...heads, 'detail p50 ms', 'p95', 'worst'], ...rows])}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads details of listings one after the other until it is over, and says how long each took. */
async function detailReader(url: string, cookie: string) {
  const list = await fetch(`${url}${catalogueCalls.listListings.path}?limit=24`, { headers: { cookie } })
  const listings = (await list.json()) as ListingCard[]
  return async (over: AbortSignal) => {
    const times: number[] = []
    for (let turn = 0; !over.aborted; turn += 1) {
      const { id } = listings[turn % listings.length]!
      const began = performance.now()
      const answer = await fetch(url + catalogueCalls.getListing.path.replace(':id', id), { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`Listing ${id} was answered with ${answer.status}.`)
      times.push(performance.now() - began)
      await pause(BETWEEN_READS_MS)
    }
    const sorted = times.toSorted((one, other) => one - other)
    return { at: (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0 }
  }
}

/** Looks at the memory of processes again and again: of each what it had first, and at most. */
async function watchMemory(home: string) {
  const now = () => Promise.all(PROCESSES.map((name) => residentMegabytes(home, name)))
  const first = await now()
  let most = first
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const found = await now()
      most = most.map((known, place) => Math.max(known, found[place]!))
      await pause(SAMPLED_EVERY_MS)
    }
  })()
  return {
    async stop(): Promise<string[]> {
      over.abort()
      await watching
      return first.flatMap((before, place) => [before, most[place]!].map((megabytes) => megabytes.toFixed(0)))
    },
  }
}

async function download(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`)
  let bytes = 0
  for await (const chunk of answer.body!) bytes += (chunk as Uint8Array).length
  return bytes
}
