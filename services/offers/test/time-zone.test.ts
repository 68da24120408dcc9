import { keepNewest } from '@storyright/messaging'
import { withSettings } from '@storyright/postgres'
import { type Database, openDatabase } from '../src/database.ts'
import { type Offers, producer, startMarket } from './harness.ts'
import { startProcess } from './process.ts'

const at = new Date('2026-07-01T12:34:56.789Z')

let offers: Offers
let db: Database
beforeAll(async () => {
  offers = await startMarket({ upkeep: false })
  const name = new URL(offers.databaseUrl).pathname.slice(1)
  await offers.db.$executeRawUnsafe(`ALTER DATABASE "${name}" SET timezone = 'America/New_York'`)
  await offers.restart() // what is connected already keeps the zone that it began with
  db = openDatabase(offers.databaseUrl)
})
afterAll(async () => {
  await db.$disconnect()
  await offers.stop()
})

describe('in a database whose sessions are in another time zone', () => {
  it('a time is the one that was written, through a relation, a search and SQL', async () => {
    const { offer } = await offers.offer(producer, (await offers.addListing()).id)
    const { id: offerId } = offer
    await db.hold.updateMany({ where: { offerId }, data: { captureBefore: at } })
    expect((await db.hold.findFirst({ where: { offerId, captureBefore: at } }))?.captureBefore).toEqual(at)
    const { holds } = await db.offer.findUniqueOrThrow({ where: { id: offerId }, include: { holds: true } })
    expect(holds[0]?.captureBefore).toEqual(at)
    expect(
      await db.$queryRaw`
        SELECT capture_before AS found, extract(epoch FROM capture_before)::float8 AS epoch FROM holds
        WHERE offer_id = ${offerId}::uuid AND capture_before = ${at}`,
    ).toEqual([{ found: at, epoch: at.getTime() / 1_000 }])
  })

  it('a time of a read model is the one that its event says', async () => {
    const { id, version, ...listing } = await offers.addListing()
    const newer = { ...listing, id, version: version + 1, earlyAccessUntil: at }
    expect(await db.$transaction((tx) => keepNewest(tx, 'listings', newer))).toBe(true)
    expect((await db.listing.findUnique({ where: { id } }))?.earlyAccessUntil).toEqual(at)
  })

  it('an offer says until when its money is held as the provider says it', async () => {
    const { id } = await offers.heldOffer(producer, (await offers.addListing()).id)
    const { captureBefore } = await startProcess(offers).provider.read(await offers.intentIdOf(id))
    expect((await offers.find(id)).holdExpiresAt).toBe(captureBefore?.toISOString())
  })

  it('sessions are in UTC beside what an address says of them', async () => {
    const busy = openDatabase(withSettings(offers.databaseUrl, '-c synchronous_commit=off -c timezone=Asia/Kolkata'))
    expect(
      await busy.$queryRaw`SELECT current_setting('timezone') AS zone, current_setting('synchronous_commit') AS commit`,
    ).toEqual([{ zone: 'UTC', commit: 'off' }])
    await busy.$disconnect()
  })
})
