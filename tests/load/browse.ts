import { setTimeout as pause } from 'node:timers/promises'
import { catalogueCalls } from '@storyright/contracts/http'
import type { Bench, BenchOptions } from './bench.ts'
import type { Subject } from './figures/compare.ts'
import { compare } from './figures/compare.ts'
import { alignedTable, ratiosOf, tableOf } from './figures/report.ts'
import { memoryOf } from './memory.ts'
import type { Answer } from './reference/start-reference.ts'
import { startReference } from './reference/start-reference.ts'
import { signIn } from './running/sign-in.ts'

const PAGE = `${catalogueCalls.listListings.path}?limit=24`
const UNTIL_AT_REST_MS = 10_000

/** Browsing as a signed-in producer through the gateway, beside a bare server of the same bytes and a bare proxy. */
export const browse: Bench = { run: measureBrowsing }

async function measureBrowsing({ home, url, progress, ...duration }: BenchOptions): Promise<void> {
  const cookie = await signIn(url, 'producer@storyright.test')
  const answer = await pageOf24(url, cookie)
  const [{ id }] = JSON.parse(answer.body.toString())
  await progress.step('Letting the platform come to rest', () => pause(UNTIL_AT_REST_MS))
  const before = await memoryOf(home)

  const reference = await startReference(home, answer)
  try {
    await expectSameBytes(reference.proxyUrl, answer.body)
    const page: Subject = { name: 'page of 24', url: url + PAGE, headers: { cookie } }
    const compressed: Subject = { ...page, name: 'page of 24, brotli', headers: { cookie, 'accept-encoding': 'br' } }
    const detailUrl = url + catalogueCalls.getListing.path.replace(':id', id)
    const detail: Subject = { name: 'detail', url: detailUrl, headers: { cookie } }
    const proxy: Subject = { name: 'bare proxy', url: reference.proxyUrl + PAGE }
    const server: Subject = { name: 'bare server', url: reference.serverUrl + PAGE }
    const samples = await compare({ subjects: [page, proxy, server, detail, compressed], ...duration, progress })
    const ratios = [page, detail, compressed].map((of) => ({ of, to: proxy }))

    await progress.step('Letting the platform come to rest', () => pause(UNTIL_AT_REST_MS))
    const after = await memoryOf(home)
    const memory = [...before].map(([name, megabytes]) => [name, megabytes.toFixed(0), after.get(name)!.toFixed(0)])
    progress.note(`\nThe page has ${answer.body.length} bytes.\n\n${tableOf(samples)}\n\n${ratiosOf(samples, ratios)}`)
    progress.note(`\n${alignedTable([['memory at rest, MB', 'before', 'after'], ...memory])}`)
  } finally {
    await reference.stop()
  }
}

async function pageOf24(url: string, cookie: string): Promise<Answer> {
  const response = await fetch(url + PAGE, { headers: { cookie, 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`The page could not be had: ${response.status} ${await response.text()}`)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type')!,
  }
}

async function expectSameBytes(url: string, expected: Buffer): Promise<void> {
  const response = await fetch(url + PAGE)
  if (!expected.equals(Buffer.from(await response.arrayBuffer())))
    throw new Error('The reference answers other bytes than the gateway: nothing can be compared.')
}
