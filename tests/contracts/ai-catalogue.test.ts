import type { AddressInfo } from 'node:net'
import { listingUpdated } from '@storyright/contracts/events'
import { askCatalogue, followListings, type ListingRow, listingRows } from '@storyright/read-models'
import { createServiceClient, type ServiceClient } from '@storyright/service-kit'
import { type Catalogue, internalToken, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { openAiStore } from './support/mongo-stores.ts'

/** Both sides are the real ones. */
describe('what ai asks catalogue of a listing that it was not told of yet', () => {
  let catalogue: Catalogue
  let ai: Awaited<ReturnType<typeof openAiStore>>
  let client: ServiceClient
  const kept: string[] = []
  beforeAll(async () => {
    catalogue = await startCatalogue()
    ai = await openAiStore()
    await catalogue.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = catalogue.app.server.address() as AddressInfo
    client = createServiceClient({ baseUrl: `http://127.0.0.1:${port}`, internalToken, timeoutMs: 5_000 })
  }, 60_000)
  afterAll(async () => {
    await client?.close()
    await ai?.close()
    await catalogue?.stop()
  })
  const following = () => ({
    ...ai,
    kept: async (_tx: unknown, rows: readonly ListingRow[]) => void kept.push(...rows.map(({ _id }) => _id)),
  })
  const ask = (id: string) => askCatalogue({ ...following(), catalogue: client })(id)
  const add = async () => String((await catalogue.add({}))[0]!.id)
  const rowOf = (id: string) => listingRows.of(ai.db).findOne({ _id: id })

  it('is kept as if it had been told, and once', async () => {
    const id = await add()
    expect(await ask(id)).toBe(true)
    expect(await rowOf(id)).toMatchObject({ version: 1, isDeleted: false, listing: { id, status: 'available' } })
    expect(await ask(id)).toBe(true)
    expect(kept.filter((its) => its === id)).toEqual([id])
  })

  it('is there for whoever looked just before its events came, and is not once they say that it is gone', async () => {
    const id = await add()
    await ask(id)
    await catalogue.db.listing.update({ where: { id: BigInt(id) }, data: { deletedAt: new Date() } })
    expect(await ask(id)).toBe(true)
    await listingRows.of(ai.db).updateOne({ _id: id }, { $set: { isDeleted: true } })
    expect(await ask(id)).toBe(false)
  })

  it('gives way to its newer events', async () => {
    const id = await add()
    await ask(id)
    const { listing } = (await rowOf(id))!
    const head = { specversion: '1.0', source: '/catalogue', datacontenttype: 'application/json' } as const
    const event = { ...head, id: crypto.randomUUID(), type: listingUpdated.type, subject: id, time: listing.updatedAt }
    await ai.handle(followListings(following()), {
      ...event,
      entityversion: 2,
      data: { ...listing, title: 'Slack Water, revised' },
    })
    expect(await rowOf(id)).toMatchObject({ version: 2, listing: { title: 'Slack Water, revised' } })
  })

  it('is nothing of one that is unknown, or withdrawn', async () => {
    expect(await ask('999999')).toBe(false)
    const id = await add()
    await catalogue.db.listing.update({ where: { id: BigInt(id) }, data: { deletedAt: new Date() } })
    await catalogue.db.browseEntry.deleteMany({ where: { listingId: BigInt(id) } })
    expect(await ask(id)).toBe(false)
    expect(await rowOf(id)).toBeNull()
  })
})
