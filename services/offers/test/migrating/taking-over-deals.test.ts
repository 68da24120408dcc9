import path from 'node:path'
import { type Envelope, type ListingTakings, takingsChanged } from '@storyright/contracts/events'
import type { Taking } from '@storyright/contracts/http'
import { addMonths } from '@storyright/contracts/vocabulary'
import {
  type EarlierVersion,
  earlierDatabase,
  type Recording,
  readEarlierVersion,
  readPdf,
  recordEvents,
  withoutNewFields,
} from '@storyright/testing'
import { claimOffer } from '../../src/use-cases/accept-offer.ts'
import { atOnce, migrations, type Offers, startOffers } from '../harness.ts'
import { runUpkeepRound, startProcess } from '../process.ts'

type People = 'agent' | 'producer' | 'rival' | 'third' | 'admin'
/** What the version before takings wrote, and answered to the same calls. */
let earlier: EarlierVersion<People>
let offers: Offers
let events: Recording<Envelope<ListingTakings>>
beforeAll(async () => {
  earlier = await readEarlierVersion(path.join(import.meta.dirname, 'before-takings.jsonl'))
  const databaseUrl = await earlierDatabase('offers', migrations, { firstNew: '20261128', rows: earlier.rows })
  offers = await startOffers({ databaseUrl, clock: () => earlier.now, upkeep: false })
  events = await recordEvents(offers.natsUrl, 'offers.takings.>')
})
afterAll(async () => {
  await events.stop()
  await offers.stop()
})

const deps = () => ({ ...startProcess(offers), clock: () => earlier.now })
const listingCalled = async (title: string) => (await offers.db.listing.findFirstOrThrow({ where: { title } })).id
const get = async (address: string, viewer: People) =>
  (await offers.send('GET', address, earlier.people[viewer])).json()
const takingsOf = async (title: string) =>
  (await get(`/api/listings/${await listingCalled(title)}/takings`, 'agent')) as Taking[]
const lines = (takings: readonly Taking[]) =>
  takings.map(({ kind, endedAt, lines }) => [endedAt ? 'ended' : kind, ...lines.map(({ text }) => text)])
const published = (listingId: string) =>
  events.messages.findLast(({ subject, type }) => subject === listingId && type === takingsChanged.type)?.data.takings

describe('deals of before takings', () => {
  it('are answered as before, but for new fields', async () => {
    expect(earlier.answers.size).toBeGreaterThan(8)
    for (const [call, before] of earlier.answers) {
      const [viewer, address] = call.split(' ') as [People, string]
      expect([call, withoutNewFields(await get(address, viewer), before)]).toEqual([call, before])
    }
  })

  it('have the same agreements, letter by letter', async () => {
    expect(earlier.agreements.size).toBeGreaterThan(1)
    for (const [id, before] of earlier.agreements) {
      const { rawPayload } = await offers.send('GET', `/api/offers/${id}/agreement`, earlier.people.agent)
      // An annex has the fingerprint of a file that is not here.
      const [body] = (await readPdf(rawPayload)).text.split(' Annex ')
      expect(body).toBe(before.split(' Annex ')[0])
    }
  })

  it('take what their terms say: options while they run, grants for good, and what has ended nothing', async () => {
    const everywhere = 'World; L; film+tv; always'
    expect(lines(await takingsOf('Signed'))).toEqual([['option', `${everywhere}; exclusive`]])
    expect(lines(await takingsOf('Extended'))).toEqual([['option', `${everywhere}; exclusive`]])
    expect(lines(await takingsOf('Sold'))).toEqual([['grant', `${everywhere}; exclusive`]])
    expect(lines(await takingsOf('Shared'))).toEqual([
      ['option', `${everywhere}; non-exclusive`],
      ['option', `${everywhere}; non-exclusive`],
    ])
    expect(lines(await takingsOf('First'))).toEqual([['option', 'Europe; L; film+radio+stage; always; first-look']])
    expect(lines(await takingsOf('Asked'))).toEqual([['option', 'GB; L; film+tv; always; exclusive']])
    expect(lines(await takingsOf('Bare'))).toEqual([['option', 'World; L; all; always; exclusive']])
    expect(lines(await takingsOf('Again'))).toEqual([['ended', `${everywhere}; exclusive`]])
    expect(lines(await takingsOf('Open'))).toEqual([])
    expect((await takingsOf('First'))[0]!.inWords).toBe('Television in Germany')
  })

  it('are published and get their boxes in the background, each once, and take nothing twice', async () => {
    await runUpkeepRound(deps(), atOnce)
    const open = await offers.db.claim.findMany({ where: { endedAt: null }, include: { offer: true } })
    expect(open).toHaveLength(8)
    for (const { listingId, offer } of open)
      await offers.eventually(() =>
        expect(published(listingId)).toContainEqual(
          expect.objectContaining({ until: offer.exercisedAt ? null : offer.optionEndsAt!.toISOString() }),
        ),
      )
    await runUpkeepRound(deps(), atOnce)
    expect(await offers.db.listing.count({ where: { takingsUnpublished: true } })).toBe(0)
    expect(await offers.db.listing.count({ where: { takingsVersion: 1 } })).toBe(7)
    const [{ count }] = await offers.db.$queryRaw<[{ count: number }]>`
      SELECT count(DISTINCT offer_id)::int AS count FROM taken_boxes`
    expect(count).toBe(8)
    const twice = offers.db.$executeRaw`
      INSERT INTO taken_boxes (listing_id, offer_id, rights, territories, languages, days, alone)
      SELECT listing_id, offer_id, rights, territories, languages, days, int8range(7, 7, '[]') FROM taken_boxes
      WHERE listing_id = ${await listingCalled('Signed')}`
    await expect(twice).rejects.toThrow('taken_once')
  })

  it('stand beside those that are made now where they leave room, and no others', async () => {
    const claim = async (title: string) => {
      const { id } = await offers.db.offer.findFirstOrThrow({ where: { status: 'pending', listing: { title } } })
      return claimOffer(deps(), { offerId: id, claimedBy: earlier.people.agent.id, require: () => undefined })
    }
    expect(await claim('Shared')).toBe('claimed')
    await offers.db.offer.updateMany({
      where: { status: 'rejected', listing: { title: 'Signed' } },
      data: { status: 'pending', endedBecause: null },
    })
    await offers.db.hold.updateMany({
      where: { offer: { listing: { title: 'Signed' }, status: 'pending' } },
      data: { status: 'held' },
    })
    await offers.db.listing.updateMany({ where: { title: 'Signed' }, data: { status: 'available' } })
    await expect(claim('Signed')).rejects.toMatchObject({ code: 'LISTING_TAKEN' })
  })
})

describe('a replica of the version before, which publishes nothing', () => {
  it('loses nothing: whatever it takes, extends or ends is published and gets its boxes', async () => {
    const listingId = await listingCalled('Open')
    const { id: offerId } = await offers.db.offer.findFirstOrThrow({ where: { listingId, status: 'pending' } })
    const at = earlier.now
    const claim = {
      offerId,
      listingId,
      isExclusive: true,
      claimedBy: earlier.people.agent.id,
      claimedAt: at,
      workedAt: at,
    }
    await offers.db.claim.create({ data: claim })
    await runUpkeepRound(
      { ...deps(), provider: { ...deps().provider, read: () => Promise.reject(new Error('away')) } },
      atOnce,
    )
    expect(published(listingId)).toBeUndefined()
    await offers.db.$transaction([
      offers.db.claim.update({ where: { offerId }, data: { committedAt: at } }),
      offers.db.offer.update({
        where: { id: offerId },
        data: { status: 'accepted', acceptedAt: at, optionEndsAt: addMonths(at, 18) },
      }),
    ])
    const until = async (takings: object[]) => {
      await runUpkeepRound(deps(), atOnce)
      await offers.eventually(() => expect(published(listingId)).toMatchObject(takings))
      const [{ count }] = await offers.db.$queryRaw<[{ count: number }]>`
        SELECT count(*)::int AS count FROM taken_boxes WHERE offer_id = ${offerId}::uuid`
      expect(count).toBe(takings.length)
    }
    await until([{ kind: 'option', until: addMonths(at, 18).toISOString() }])
    const longer = addMonths(at, 36)
    await offers.db.offer.update({ where: { id: offerId }, data: { optionEndsAt: longer, extendedAt: at } })
    await until([{ kind: 'option', until: longer.toISOString() }])
    await offers.db.offer.update({ where: { id: offerId }, data: { exercisedAt: at } })
    await until([{ kind: 'grant', until: null }])
    await offers.db.claim.update({ where: { offerId }, data: { endedAt: at } })
    await until([])
  })
})
