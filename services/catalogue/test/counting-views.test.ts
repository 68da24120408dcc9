import { type Envelope, type EventDefinition, userUpdated, type viewLetIn } from '@storyright/contracts/events'
import { internalTokenHeader, sharePreview } from '@storyright/contracts/http'
import { eventually, type Recording, recordEvents } from '@storyright/testing'
import { agentId, type Catalogue, internalToken, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'

type LetIn = typeof viewLetIn extends EventDefinition<infer Data> ? Data : never

let catalogue: Catalogue
let told: Recording<Envelope<LetIn>>
let listings: string[]
beforeAll(async () => {
  catalogue = await startCatalogue()
  catalogue.membership.counts = true
  told = await recordEvents(catalogue.natsUrl, 'catalogue.view.>')
  listings = (await catalogue.add(...Array.from({ length: 8 }, () => ({})))).map(({ id }) => String(id))
})
afterAll(async () => {
  await told.stop()
  await catalogue.stop()
})

const read = (listing: string | undefined, viewer = someone()) => catalogue.get(`/api/listings/${listing}`, viewer)
const statuses = async (ids: string[], viewer = someone()) => {
  const answers: number[] = []
  for (const id of ids) answers.push((await read(id, viewer)).statusCode)
  return answers
}
const asking = async (work: () => Promise<unknown>): Promise<number> => {
  const before = catalogue.membership.asked
  await work()
  return catalogue.membership.asked - before
}

describe('a metered reader', () => {
  it('opens five listings a month; the sixth is refused by name and shows nothing', async () => {
    const viewer = someone()
    expect(await statuses(listings.slice(0, 5), viewer)).toEqual(Array(5).fill(200))
    const refused = await read(listings[5], viewer)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'VIEW_LIMIT_REACHED'])
    expect(refused.body).not.toContain('Slack Water')
    expect(await statuses(listings.slice(0, 5), viewer)).toEqual(Array(5).fill(200))
  })

  it('has a listing counted once; seen again this month it costs no question', async () => {
    const viewer = someone()
    expect(await asking(() => statuses([listings[0]!, listings[0]!, listings[0]!], viewer))).toBe(1)
  })

  it('has nothing counted for headers alone, and none are there of what is missing', async () => {
    const viewer = someone()
    const authorization = await catalogue.identity.authorizationOf(viewer)
    const head = (id: string) =>
      catalogue.app.inject({ method: 'HEAD', url: `/api/listings/${id}`, headers: authorization })
    expect(await asking(async () => expect((await head(listings[0]!)).statusCode).toBe(200))).toBe(0)
    expect((await head('999999')).statusCode).toBe(404)
    expect(await asking(() => statuses([listings[0]!], viewer))).toBe(1)
  })

  it('has nothing counted for what is hidden', async () => {
    const viewer = someone()
    const hidden = someone('agent')
    const [listing] = await catalogue.add({ agentId: hidden.id })
    const identity = await publishAsIdentity(catalogue.natsUrl)
    await identity.say(userUpdated, 1, { id: hidden.id, status: 'suspended' })
    await eventually(async () =>
      expect(await catalogue.db.browseEntry.count({ where: { agentId: hidden.id } })).toBe(0),
    )
    expect(await asking(async () => expect(await statuses([String(listing!.id)], viewer)).toEqual([404]))).toBe(0)
    await identity.stop()
  })

  it('has nothing counted for what is missing, and for lists, cards and favourites', async () => {
    const viewer = someone()
    expect(
      await asking(async () => {
        expect(await statuses(['999999', 'nonsense'], viewer)).toEqual([404, 404])
        for (const path of ['', '?search=slack', '/featured', '/facets'])
          await catalogue.get(`/api/listings${path}`, viewer)
        await catalogue.get('/api/favorites', viewer)
        const url = sharePreview.path.replace(':id', listings[0]!)
        const preview = await catalogue.app.inject({ url, headers: { [internalTokenHeader]: internalToken } })
        expect(preview.statusCode).toBe(200)
      }),
    ).toBe(0)
  })
})

describe('nobody else is counted', () => {
  it.each([
    ['a premium member', someone('producer', 'premium')],
    ['an agent', someone('agent')],
    ['the listing’s agent', { ...someone('agent'), id: agentId }],
    ['an administrator', someone('admin')],
  ])('not %s', async (_who, viewer) => {
    expect(await asking(async () => expect(await statuses(listings, viewer)).toEqual(Array(8).fill(200)))).toBe(0)
  })
})

const letIn = (viewer: { id: string }) => told.messages.filter(({ data }) => data.userId === viewer.id)

describe('a premium member', () => {
  it('opens without membership being asked; it is told once a listing and month, for when premium ends', async () => {
    const viewer = someone('producer', 'premium')
    await catalogue.membership.stop()
    expect(await statuses([listings[0]!, listings[0]!, listings[1]!], viewer)).toEqual([200, 200, 200])
    await catalogue.membership.start()
    await eventually(() =>
      expect(letIn(viewer).map(({ data }) => [data.listingId, data.asPremium])).toEqual([
        [listings[0], true],
        [listings[1], true],
      ]),
    )
  })

  it('keeps what was opened when premium ends, without a question', async () => {
    const viewer = someone('producer', 'premium')
    await statuses(listings.slice(0, 7), viewer)
    const lapsed = { ...viewer, tier: 'free' as const }
    expect(
      await asking(async () => expect(await statuses(listings.slice(0, 7), lapsed)).toEqual(Array(7).fill(200))),
    ).toBe(0)
  })
})

describe('while membership cannot be asked', () => {
  afterEach(() => {
    catalogue.membership.keepsSilent = false
  })

  it('a slow answer is waited for, two seconds; then the reader is let in and the view is told', async () => {
    const viewer = someone()
    catalogue.membership.keepsSilent = true
    expect((await read(listings[0], viewer)).statusCode).toBe(200)
    await eventually(() => expect(letIn(viewer).map(({ data }) => data.listingId)).toEqual([listings[0]]))
    expect(letIn(viewer)[0]!.data).toMatchObject({ title: 'Slack Water', asPremium: false })
  })

  it('a reader is let in, the view is told once, and the limit holds again afterwards', async () => {
    const viewer = someone()
    await statuses(listings.slice(0, 5), viewer)
    await catalogue.membership.stop()
    expect(await statuses([listings[5]!, listings[5]!], viewer)).toEqual([200, 200])
    await catalogue.membership.start()
    await eventually(() => expect(letIn(viewer).map(({ data }) => data.listingId)).toEqual([listings[5]]))
    // Known here until the month ends, whatever membership says of others.
    await eventually(async () => expect(await statuses([listings[6]!], viewer)).toEqual([403]))
    expect(await statuses([listings[5]!], viewer)).toEqual([200])
  })
})
