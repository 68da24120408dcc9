import { randomUUID } from 'node:crypto'
import type { Envelope, PublicOffer } from '@storyright/contracts/events'
import { agentAnalytics, type Offer, type Transaction } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { demoAgents, demoListings, namedAccounts } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { folderStore } from '@storyright/object-store'
import { createKeyedMutex } from '@storyright/service-kit'
import { readPdf } from '@storyright/testing'
import { openDatabase, type Tx } from '../src/database.ts'
import { type PastProvider, pastProvider } from '../src/demo/past-provider.ts'
import { type SeedDeps, seedDemoDeals } from '../src/demo/seed-demo-deals.ts'
import { connectProvider } from '../src/payments/provider.ts'
import { usualQuotas } from '../src/quotas.ts'
import { insteadOfUpkeep, payAtSandbox } from '../src/seed.ts'
import { deployment, type Offers, publicUrl, someone, startOffers } from './harness.ts'

const now = new Date()
const listings = demoListings()
const taken = listings.flatMap(({ status }, place) => (status === 'available' ? [] : [String(place + 1)]))
const account = (name: string) =>
  [...namedAccounts, ...demoAgents].find(({ email }) => email === `${name}@storyright.test`)!
const viewerOf = (name: string): Viewer => ({ ...someone(account(name).role), id: account(name).id })
const [rosa, julian, eleanor, ada] = [viewerOf('producer'), viewerOf('premium'), viewerOf('agent'), viewerOf('admin')]

let offers: Offers
let deps: SeedDeps
let close: () => Promise<void>
let made: number
/** How often the load is interrupted before it may come to its end. */
let interruptions = 2

beforeAll(async () => {
  offers = await startOffers() // in a cluster it runs by then
  const db = openDatabase(offers.databaseUrl)
  close = () => db.$disconnect()
  const { databaseUrl: connectionString, sandbox, uploads } = offers
  const store = postgresStore<Tx>({ connectionString, transactions: prismaTransactions<Tx>(db) })
  const real = connectProvider({ secretKey: 'sk_test_storyright', webhookSecret: '-', deployment, apiUrl: sandbox.url })
  const pay = payAtSandbox({ sandboxUrl: sandbox.url, publishableKey: 'pk_test_storyright', publicUrl })
  let steps = 0
  let holds = 0
  const files = folderStore(uploads)
  const depsWith = (past: PastProvider): SeedDeps => ({
    db,
    transaction: store.transaction,
    past: {
      ...past,
      // The offer is made and its hold is not: whoever resumes has to find the payment in the books.
      hold: (...told) => {
        if (interruptions > 0 && ++holds % 40 === 0) throw new Error('interrupted')
        return past.hold(...told)
      },
    },
    publicUrl,
    pay,
    depsAt: (time, provider) => {
      if (interruptions > 0 && ++steps % 150 === 0) throw new Error('interrupted')
      return {
        db,
        transaction: store.transaction,
        outbox: createOutbox<Tx>({ service: 'offers', store, clock: () => time }),
        provider: provider === 'past' ? past : real,
        files,
        clock: () => time,
        quotas: usualQuotas,
        catalogue: { ask: async () => null },
        contactsOf: async () => null,
        identity: { ask: async () => null },
        openListing: async () => {},
        claimInTurn: createKeyedMutex(),
        checkpoint: () => {},
        logger: offers.app.log,
      }
    },
  })
  // A killed program has lost the state of its stand-in provider.
  for (; interruptions > 0; interruptions--)
    await expect(load(depsWith(pastProvider(db)))).rejects.toThrow('interrupted')
  deps = depsWith(pastProvider(db))
  // The second waits for the first, and finds everything made.
  const [first, second] = await Promise.all([load(deps), load(deps)])
  made = first + second
}, 180_000)
afterAll(async () => {
  await close()
  await offers.stop()
})

const load = (with_: SeedDeps) =>
  insteadOfUpkeep({ db: with_.db, databaseUrl: offers.databaseUrl }, () => seedDemoDeals(with_, listings, now))
const get = async <Answer>(path: string, viewer: Viewer): Promise<Answer> =>
  (await offers.send('GET', path, viewer)).json<Answer>()
const count = <Key extends string>(list: Record<Key, string>[], key: Key, value: string) =>
  list.filter((one) => one[key] === value).length

describe('the demo’s year of offers', () => {
  it('has the deal behind every optioned and sold listing, which still runs or was exercised', async () => {
    const options = await offers.db.offer.findMany({ where: { status: 'accepted', listingId: { in: taken } } })
    expect(new Set(options.map(({ listingId }) => listingId))).toEqual(new Set(taken))
    expect(options.length).toBe(taken.length)
    for (const { listingId, exercisedAt, optionEndsAt } of options) {
      const { status } = listings[Number(listingId) - 1]!
      expect([status, exercisedAt !== null]).toEqual([status, status === 'sold'])
      expect(optionEndsAt!.getTime()).toBeGreaterThan(now.getTime())
    }
    expect(await offers.db.agreement.count()).toBe(await offers.db.offer.count({ where: { status: 'accepted' } }))
  })

  it('is made once, however often its load is interrupted and repeated', async () => {
    expect(made).toBe(await offers.db.offer.count())
    expect(await seedDemoDeals(deps, listings, now)).toBe(0)
    expect(await offers.db.offer.count()).toBe(made)
  })

  it('lies in the past, in order, and is told so to others', async () => {
    const rows = await offers.db.offer.findMany({ include: { moments: { orderBy: { id: 'asc' } } } })
    const days = rows.map(({ submittedAt }) => (now.getTime() - submittedAt.getTime()) / 86_400_000)
    expect(Math.max(...days)).toBeGreaterThan(300)
    expect(Math.min(...days)).toBeGreaterThan(0)
    for (const { moments } of rows) {
      const times = moments.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
    const outbox = await offers.db.$queryRaw<
      { payload: string }[]
    >`SELECT payload::text AS payload FROM messaging.outbox`
    const told = outbox.map(({ payload }) => JSON.parse(payload) as Envelope<PublicOffer>)
    const accepted = told.find(({ type, data }) => type.includes('.accepted.') && data.acceptedAt)!
    expect(accepted.time).toBe(accepted.data.acceptedAt)
  })

  it('shows each producer something of everything', async () => {
    for (const viewer of [rosa, julian]) {
      const mine = await get<Offer[]>('/api/offers/my-submissions', viewer)
      for (const status of ['pending', 'accepted', 'rejected', 'cancelled', 'expired'])
        expect([status, count(mine, 'status', status) > 0]).toEqual([status, true])
      expect(count(mine, 'paymentStatus', 'held')).toBeGreaterThan(1)
      expect(count(mine, 'paymentStatus', 'requires_payment')).toBeGreaterThan(0)
      expect(mine.some(({ signedOptionUrl }) => signedOptionUrl)).toBe(true)
    }
    const ofRosa = await get<Offer[]>('/api/offers/my-submissions', rosa)
    const ofJulian = await get<Offer[]>('/api/offers/my-submissions', julian)
    expect(ofRosa.some(({ optionNotices: [one] }) => one?.status === 'confirmed')).toBe(true)
    expect(ofJulian.some(({ optionNotices: [one] }) => one?.status === 'waiting')).toBe(true)
    expect([...ofRosa, ...ofJulian].some(({ exercisedAt }) => exercisedAt)).toBe(true)
    expect(count(ofRosa, 'paymentStatus', 'failed')).toBe(1)
  })

  it('fills the agent’s and the administrator’s figures', async () => {
    const received = await get<Offer[]>(`/api/offers/agent/${eleanor.id}`, eleanor)
    expect(received.length).toBeGreaterThan(15)
    expect(received.filter(({ status }) => status === 'pending').length).toBeGreaterThan(3)
    const { overview, listingPerformance } = agentAnalytics.parse(
      await get(`/api/analytics/agent/${eleanor.id}`, eleanor),
    )
    expect(overview.totalRevenue).toBeGreaterThan(10_000)
    expect(overview.conversionRate).toBeGreaterThan(0)
    expect(listingPerformance.filter(({ totalOffers }) => totalOffers > 0).length).toBeGreaterThan(10)
    const transactions = await get<Transaction[]>('/api/admin/transactions', ada)
    expect(new Set(transactions.map(({ createdAt }) => createdAt.slice(0, 7))).size).toBeGreaterThan(8)
    expect(new Set(transactions.map(({ paymentStatus }) => paymentStatus)).size).toBe(6)
    expect(await get('/api/admin/transactions/discrepancies', ada)).toEqual([])
  })

  it('has every open payment at the provider, so that accepting and cancelling work at once', async () => {
    const open = await offers.db.hold.findMany({ where: { status: { in: ['held', 'requires_payment', 'failed'] } } })
    expect(open.length).toBeGreaterThan(10)
    for (const { offerId, status, amountPence } of open)
      expect(await offers.intentOf(offerId)).toMatchObject({
        status: status === 'held' ? 'requires_capture' : 'requires_payment_method',
        amount: amountPence,
      })
    const mine = await get<Offer[]>('/api/offers/my-submissions', rosa)
    const [toCancel] = mine.filter(({ paymentStatus, status }) => status === 'pending' && paymentStatus === 'held')
    const cancelled = await offers.send('PATCH', `/api/offers/${toCancel!.id}/cancel`, rosa, {
      cancellationReason: 'No',
    })
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', paymentStatus: 'released' })
    const received = await get<Offer[]>(`/api/offers/agent/${eleanor.id}`, eleanor)
    const toAccept = received.find(({ status }) => status === 'pending')!
    const accepted = await offers.send('PATCH', `/api/offers/${toAccept.id}/accept`, eleanor)
    expect(accepted.json()).toMatchObject({ status: 'accepted', paymentStatus: 'captured' })
  })

  it('comes with decks and agreements that can be read', async () => {
    const mine = await get<Offer[]>('/api/offers/my-submissions', rosa)
    const signed = mine.find(({ signedOptionUrl }) => signedOptionUrl)!
    const deck = await offers.send('GET', signed.deckFileUrl!.slice(publicUrl.length), rosa)
    expect((await readPdf(deck.rawPayload)).text).toContain(signed.terms.title)
    const agreement = await offers.send('GET', `/api/offers/${signed.id}/agreement`, rosa)
    expect((await readPdf(agreement.rawPayload)).text).toContain('Rosa Adeyemi')
  })

  it('is left out where the catalogue has told of its listings before', async () => {
    await deps.db.jobRun.deleteMany()
    await offers.addListing({ id: randomUUID() })
    expect(await seedDemoDeals(deps, listings, now)).toBe(0)
  })
})
