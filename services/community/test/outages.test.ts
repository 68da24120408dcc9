import { randomUUID } from 'node:crypto'
import type { Comment } from '@storyright/contracts/http'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import { eventually, type OwnServer, ownServer } from '@storyright/testing'
import { type Community, someone, startCommunity } from './harness.ts'
import { migrations } from './migrations.ts'

jest.setTimeout(180_000)
const soon = { within: 60_000 }

let server: OwnServer | undefined
let community: Community
let url: string
const viewer = someone()
afterEach(async () => {
  await community.stop()
  await server?.stop()
  server = undefined
})

/** Asks with one key until it is answered, as whoever does not give up. */
const write = (content: string) => {
  const key = { 'idempotency-key': randomUUID() }
  return eventually(async () => {
    const { statusCode, body } = await community.post(url, viewer, { content }, key)
    if (statusCode !== 201) throw new Error(`answered ${statusCode}: ${body}`)
  }, soon)
}
const texts = (count: number) => Array.from({ length: count }, (_, n) => `Comment ${n}`)
const contents = async () => (await community.get(url, viewer)).json().map(({ content }: Comment) => content)

it('no comment is lost or doubled when PostgreSQL is killed under load', async () => {
  server = await ownServer('postgres')
  const databaseUrl = withDatabase(server.url, 'community')
  await createDatabase(databaseUrl)
  await migrate(databaseUrl, migrations)
  community = await startCommunity({ config: { DATABASE_URL: databaseUrl } })
  url = `/api/listings/${(await community.addListing()).id}/comments`
  const all = texts(60)
  const waiting = [...all]
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await write(next)
  }
  const writing = Promise.all(Array.from({ length: 6 }, one))
  await eventually(() => expect(waiting.length).toBeLessThan(45), soon)
  await server.kill()
  await server.start()
  await writing
  await eventually(async () => expect((await contents()).toSorted()).toEqual(all.toSorted()), soon)
  for (const { id } of await community.db.comment.findMany())
    expect((await community.told(id)).map(({ type }) => type)).toEqual(['community.comment.posted.v1'])
})

it('everything is written while NATS is away, and told when it is back', async () => {
  server = await ownServer('nats')
  community = await startCommunity({ config: { NATS_URL: server.url } })
  url = `/api/listings/${(await community.addListing()).id}/comments`
  await server.kill()
  const all = texts(10)
  await Promise.all(all.map(write))
  expect((await contents()).toSorted()).toEqual(all.toSorted())
  await server.start()
  await eventually(async () => {
    const rows = await community.db.$queryRaw<{ isSent: boolean }[]>`
      SELECT sent_at IS NOT NULL AS "isSent" FROM messaging.outbox`
    expect(rows).toEqual(Array.from({ length: 10 }, () => ({ isSent: true })))
  }, soon)
})

it('comments of a listing that nothing was told of are asked for later while catalogue is away, not gone', async () => {
  community = await startCommunity({ config: { CATALOGUE_URL: 'http://127.0.0.1:1' } })
  const answer = await community.get('/api/listings/999999/comments', viewer)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  const known = await community.addListing()
  expect((await community.get(`/api/listings/${known.id}/comments`, viewer)).json()).toEqual([])
})
