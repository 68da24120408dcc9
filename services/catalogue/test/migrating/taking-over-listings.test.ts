import path from 'node:path'
import { type ListingTakings, takingsChanged } from '@storyright/contracts/events'
import type { Listing, ListingForm, RightsBook } from '@storyright/contracts/http'
import { bookOfForm, formatBook } from '@storyright/rights'
import {
  type EarlierVersion,
  earlierDatabase,
  eventually,
  openPublisher,
  readEarlierVersion,
  withoutNewFields,
} from '@storyright/testing'
import { deriveFreeRights } from '../../src/listings/free-rights.upkeep.ts'
import { type Catalogue, migrations, startCatalogue } from '../harness.ts'

type People = 'agent' | 'reader'
/** What the version before books of rights wrote, and answered to the same calls. */
let earlier: EarlierVersion<People>
let catalogue: Catalogue
beforeAll(async () => {
  earlier = await readEarlierVersion(path.join(import.meta.dirname, 'before-rights.jsonl'))
  const databaseUrl = await earlierDatabase('catalogue', migrations, { firstNew: '202611280002', rows: earlier.rows })
  catalogue = await startCatalogue({ databaseUrl, clock: () => earlier.now })
})
afterAll(() => catalogue.stop())

const get = async (address: string, viewer: People = 'reader') =>
  (await catalogue.get(address, earlier.people[viewer])).json()
const listings = () => catalogue.db.listing.findMany({ where: { deletedAt: null }, orderBy: { id: 'asc' } })

describe('listings of before books of rights', () => {
  it('are answered as before, but for new fields', async () => {
    expect(earlier.answers.size).toBeGreaterThan(8)
    for (const [call, before] of earlier.answers) {
      const [viewer, address] = call.split(' ') as [People, string]
      expect([call, withoutNewFields(await get(address, viewer), before)]).toEqual([call, before])
    }
  })

  it('have the one line that their form says, and it is the first in their history', async () => {
    const all = await listings()
    expect(all).toHaveLength(12)
    for (const { id, form, agentId } of all) {
      const book = formatBook(bookOfForm(form as unknown as ListingForm))
      expect((await get(`/api/listings/${id}`, 'agent')) as Listing).toMatchObject({ rights: book })
      const history = (await get(`/api/listings/${id}/rights/history`, 'agent')) as RightsBook[]
      expect(history).toMatchObject([{ text: book, by: agentId }])
    }
  })

  it('are found by the rights that are free once that was derived', async () => {
    await deriveFreeRights(catalogue.entries).round({ now: new Date(), signal: new AbortController().signal } as never)
    await catalogue.restart()
    const found = ((await get('/api/listings?rights=film&territory=UK')) as Listing[]).map(({ title }) => title)
    const free = (await listings()).filter(({ status, form }) => {
      const { rightsAvailable, territory, exclusivity } = form as unknown as ListingForm
      const isWanted = status === 'available' && exclusivity !== 'non-exclusive' && rightsAvailable.includes('film')
      return isWanted && territory.some((one) => ['Worldwide', 'United Kingdom', 'Europe'].includes(one))
    })
    expect(found.toSorted()).toEqual(free.map(({ title }) => title).toSorted())
  })

  it('keep their status when what their deals take becomes known', async () => {
    const offers = await openPublisher(catalogue.natsUrl)
    const before = await listings()
    for (const { id, status, form } of before) {
      const deals = await catalogue.db.acceptedOffer.findMany({ where: { listingId: id, optionEndedAt: null } })
      const lines = formatBook(bookOfForm(form as unknown as ListingForm))
      const kind = status === 'sold' ? ('grant' as const) : ('option' as const)
      const takings: ListingTakings['takings'] = deals.map(() => ({ kind, lines, until: null }))
      if (deals.length > 0 || status === 'sold') await offers.say(takingsChanged, 1, { id: String(id), takings })
    }
    const said = before.filter(({ status }) => status === 'sold').length + 4
    await eventually(async () => expect(await catalogue.db.listingTakings.count()).toBe(said))
    const after = await listings()
    expect(after.map(({ title, status }) => [title, status])).toEqual(
      before.map(({ title, status }) => [title, status]),
    )
    await offers.stop()
  })
})
