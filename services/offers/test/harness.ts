import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@storyright/backing-servers'
import type { Offer, OfferTerms, OfferWithSecret } from '@storyright/contracts/http'
import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import {
  eventually,
  freshNats,
  sampleTerms,
  testDatabase,
  testIdentity,
  testMembership,
  testSandbox,
  whileTestsWait,
} from '@storyright/testing'
import { buildApp, type Surroundings } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { openDatabase } from '../src/database.ts'
import type { Prisma } from '../src/generated/client.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { UPKEEP_CHANNEL } from '../src/offers/bulk-terminations.ts'
import { usualQuotas } from '../src/quotas.ts'

const root = path.join(import.meta.dirname, '../../..')
export const migrations = [
  path.join(root, 'packages/messaging/migrations'),
  path.join(root, 'services/offers/prisma/migrations'),
]
export const internalToken = 'an-internal-token-for-tests'
export const publicUrl = 'https://storyright.test'
export const deployment = 'these-tests'
const webhookSecret = 'whsec_storyright'
const publishableKey = 'pk_test_storyright'
export const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  asks: 'pm_card_authenticationRequired',
} as const

interface Starting extends Surroundings {
  config?: Partial<Config>
  /** One that knows no listing unless given. */
  catalogueUrl?: string
  /** One of its own unless given. */
  databaseUrl?: string
}

export type Offers = Awaited<ReturnType<typeof startOffers>>

/** The upkeep of stories: nothing waits for its time. */
export const atOnce: Pace = { unfinishedAfterMs: 0, compareEveryMs: 0, auditEveryMs: 0, tryAgainMs: 1 }

/** The real service on a database and a NATS server of its own, with the sandbox as card provider. */
export async function startOffers({
  config: more = {},
  catalogueUrl,
  databaseUrl: givenUrl,
  ...surroundings
}: Starting = {}) {
  const port = await freePort()
  const webhook = { url: `http://127.0.0.1:${port}/api/webhooks/stripe/offers`, secret: webhookSecret }
  const [databaseUrl, natsUrl, identity, sandbox, membership] = [
    givenUrl ?? (await testDatabase('offers', migrations)),
    await freshNats(),
    await testIdentity(),
    await testSandbox([webhook]),
    await testMembership(),
  ]
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-offers-'))
  const start = async () => {
    const app = await buildApp(
      {
        PORT: port,
        HOST: '127.0.0.1',
        NATS_URL: natsUrl,
        INTERNAL_TOKEN: internalToken,
        LOG_LEVEL: 'silent',
        DATABASE_URL: databaseUrl,
        IDENTITY_URL: identity.url,
        MEMBERSHIP_URL: membership.url,
        CATALOGUE_URL: catalogueUrl ?? identity.url, // which knows no listing
        PUBLIC_URL: publicUrl,
        UPLOADS_DIR: path.join(folder, 'uploads'),
        STRIPE_SECRET_KEY: 'sk_test_storyright',
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: sandbox.url,
        DEPLOYMENT: deployment,
        PAYMENT_SANDBOX_URL: sandbox.url,
        UNFINISHED_EVERY_SECONDS: 0.2,
        COMPARE_EVERY_SECONDS: 300,
        AUDIT_EVERY_SECONDS: 3600,
        LIMIT_UNPAID_OFFERS: usualQuotas.unpaidOffers,
        LIMIT_OPEN_OFFERS: usualQuotas.openOffers,
        LIMIT_OPEN_OFFERS_ON_LISTING: usualQuotas.openOffersOnListing,
        LIMIT_DECKS_PER_DAY: usualQuotas.decksPerDay,
        LIMIT_MESSAGES_PER_HOUR: usualQuotas.messagesPerHour,
        LIMIT_KEPT_BYTES: usualQuotas.keptBytes,
        ...more,
      },
      { upkeep: 'called', ...surroundings },
    )
    await app.listen({ port, host: '127.0.0.1' })
    return app
  }
  let app = await start()
  const db = openDatabase(databaseUrl)
  /** Starts a round of the upkeep. It runs while tests wait, unless they do without or run their own. */
  const runUpkeep = () => db.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`
  const waitNoMore =
    surroundings.upkeep === undefined ? whileTestsWait(() => runUpkeep().catch(() => undefined)) : () => {}

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    viewer: Viewer | null,
    body?: object,
    more = {},
  ) {
    const headers = { ...(viewer ? await identity.authorizationOf(viewer) : {}), ...more }
    return app.inject({ method, url, headers, ...(body && { payload: body }) })
  }

  /** Pays as the provider's browser client does, and answers what it answered. */
  async function pay(
    clientSecret: string,
    card: string = cards.good,
  ): Promise<{ status: number; body: { status?: string; error?: { message: string } } }> {
    const id = clientSecret.split('_secret_')[0]
    const answer = await fetch(`${sandbox.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: card,
        return_url: `${publicUrl}/my-submissions`,
      }),
    })
    return { status: answer.status, body: (await answer.json()) as { status?: string; error?: { message: string } } }
  }

  const offers = {
    get app() {
      return app
    },
    db,
    natsUrl,
    databaseUrl,
    identity,
    sandbox,
    membership,
    uploads: path.join(folder, 'uploads'),
    send,
    runUpkeep,
    eventually,
    pay,
    async find(id: string): Promise<Offer> {
      return (await send('GET', `/api/offers/${id}`, someone('admin'))).json<Offer>()
    },
    /** A listing as catalogue's events would have left it here. */
    async addListing({
      terms,
      ...change
    }: Partial<Omit<Prisma.ListingUncheckedCreateInput, 'terms'>> & { terms?: Partial<OfferTerms> } = {}) {
      const id = change.id ?? nextListingId()
      const offered = sampleTerms(terms)
      return db.listing.create({
        data: {
          id,
          version: 1,
          agentId: agent.id,
          status: 'available',
          isDeleted: false,
          title: offered.title,
          author: offered.author,
          medium: offered.medium,
          terms: offered,
          ...change,
        },
      })
    },
    async addPerson(viewer: Viewer, change: Partial<Prisma.PersonCreateInput> = {}) {
      const { id, role } = viewer
      await db.person.create({
        data: { id, role, version: 1, status: 'active', firstName: 'Iris', lastName: 'Okafor', ...change },
      })
    },
    async addDeck(ownerId: string) {
      const id = randomUUID()
      await db.deck.create({
        data: { id, ownerId, fileName: 'deck.pdf', kind: 'pdf', bytes: 10, uploadedAt: new Date() },
      })
      return `${publicUrl}/api/uploads/decks/${id}.pdf`
    },
    /** Makes an offer through the call, unpaid. */
    async offer(
      producer: Viewer,
      listingId: string,
      change: object = {},
      headers: object = {},
    ): Promise<OfferWithSecret> {
      const form = { listingId, offerPrice: 5_000, optionPeriod: 18, deckFileUrl: await offers.addDeck(producer.id) }
      const answer = await send('POST', '/api/offers', producer, { ...form, ...change }, headers)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
    /** Makes an offer and waits until its hold is confirmed by the provider's notice. */
    async heldOffer(producer: Viewer, listingId: string, change: object = {}): Promise<Offer> {
      const made = await offers.offer(producer, listingId, change)
      expect(await pay(made.clientSecret)).toMatchObject({ status: 200 })
      return offers.until(made.offer.id, { paymentStatus: 'held' })
    },
    until: (id: string, expected: Partial<Offer>) =>
      eventually(
        async () => {
          const offer = await offers.find(id)
          expect(offer).toMatchObject(expected)
          return offer
        },
        { within: 15_000 },
      ),
    /** What the provider says of the newest hold of an offer. */
    async intentOf(offerId: string): Promise<{ status: string; amount: number; amount_received: number }> {
      const hold = await db.hold.findFirstOrThrow({ where: { offerId }, orderBy: { number: 'desc' } })
      const answer = await fetch(`${sandbox.url}/v1/payment_intents/${hold.intentId}`, {
        headers: { authorization: 'Bearer sk_test_storyright' },
      })
      return (await answer.json()) as { status: string; amount: number; amount_received: number }
    },
    async intentIdOf(offerId: string): Promise<string> {
      return (await db.hold.findFirstOrThrow({ where: { offerId }, orderBy: { number: 'desc' } })).intentId!
    },
    async restart() {
      await app.close()
      app = await start()
    },
    async stop() {
      waitNoMore()
      await app.close()
      await db.$disconnect()
      await identity.stop()
      await sandbox.stop()
      await membership.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return offers
}

/** The same, with every listing's agent and a producer in the read model. */
export async function startMarket(starting: Starting = {}): Promise<Offers> {
  const offers = await startOffers(starting)
  await offers.addPerson(agent)
  await offers.addPerson(producer)
  return offers
}

let listings = 0
const nextListingId = () => String(++listings)

export function someone(role: Role = 'producer', tier: Viewer['tier'] = 'free'): Viewer {
  return {
    id: randomUUID(),
    role,
    tier,
    verified: true,
  }
}

/** The agent of every listing that says no other. */
export const agent = someone('agent')
export const producer = someone()
