import { randomUUID } from 'node:crypto'
import { freePort } from '@storyright/backing-servers'
import {
  countView,
  internalTokenHeader,
  type MembershipStatus,
  type Problem,
  type UpgradePayment,
} from '@storyright/contracts/http'
import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import { eventually, freshNats, testDatabase, testIdentity, testSandbox, whileTestsWait } from '@storyright/testing'
import { buildApp, type Surroundings } from '../src/app.ts'
import { openDatabase } from '../src/database.ts'
import type { Pace } from '../src/jobs/job-config.ts'
import { UPKEEP_CHANNEL } from '../src/members/schedule-termination.ts'
import { migrations } from './migrations.ts'

export const internalToken = 'an-internal-token-for-tests'
export const deployment = 'these-tests'
export const webhookSecret = 'whsec_storyright'
export const publishableKey = 'pk_test_storyright'
export const secretKey = 'sk_test_storyright'
export const cards = {
  good: 'pm_card_visa',
  other: 'pm_card_mastercard',
  declined: 'pm_card_chargeDeclined',
  asks: 'pm_card_authenticationRequired',
  /** Can be put on file, and is declined whenever it has to pay. */
  failsLater: 'pm_card_chargeCustomerFail',
} as const

/** The upkeep of stories: nothing waits for its time. */
export const atOnce: Pace = { unfinishedAfterMs: 0, compareEveryMs: 0, tryAgainMs: 1, startedAt: new Date(0) }

export type Membership = Awaited<ReturnType<typeof startMembership>>

interface Starting extends Surroundings {
  /** Without one the card provider is away. */
  sandbox?: { url: string }
  port?: number
  natsUrl?: string
}

/** The real service on a database and a NATS server of its own. */
export async function startMembership({ sandbox, port = 0, natsUrl: givenNats, ...surroundings }: Starting = {}) {
  const [databaseUrl, natsUrl, identity] = [
    await testDatabase('membership', migrations),
    givenNats ?? (await freshNats()),
    await testIdentity(),
  ]
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
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: sandbox?.url ?? 'http://127.0.0.1:1',
        PAYMENT_SANDBOX_URL: sandbox?.url,
        DEPLOYMENT: deployment,
        UNFINISHED_EVERY_SECONDS: 0.2,
        COMPARE_EVERY_SECONDS: 3600,
      },
      { upkeep: 'called', ...surroundings },
    )
    await (port ? app.listen({ port, host: '127.0.0.1' }) : app.ready())
    return app
  }
  let app = await start()
  const db = openDatabase(databaseUrl)
  /** Starts a round of the upkeep. It runs while tests wait, unless they do without or run their own. */
  const runUpkeep = () => db.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')`
  const waitNoMore =
    surroundings.upkeep === undefined ? whileTestsWait(() => runUpkeep().catch(() => undefined)) : () => {}
  return {
    get app() {
      return app
    },
    db,
    databaseUrl,
    natsUrl,
    identity,
    runUpkeep,
    async get(url: string, viewer: Viewer | null) {
      return app.inject({ url, headers: viewer ? await identity.authorizationOf(viewer) : {} })
    },
    async send(
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      viewer: Viewer | null,
      body?: object,
      more: object = {},
    ) {
      const headers = { ...(viewer && (await identity.authorizationOf(viewer))), ...more }
      return app.inject({ method, url, headers, ...(body && { payload: body }) })
    },
    /** As catalogue asks before it shows a listing. */
    async open(userId: string, listingId: number, title = `Listing ${listingId}`): Promise<boolean> {
      const answer = await app.inject({
        method: countView.method,
        url: countView.path,
        headers: { [internalTokenHeader]: internalToken },
        payload: { userId, listingId: String(listingId), title },
      })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return answer.json().isOpen
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
    },
  }
}

export function someone(role: Role = 'producer', tier: Viewer['tier'] = 'free'): Viewer {
  return {
    id: randomUUID(),
    role,
    tier,
    verified: true,
  }
}

type Confirmed = 'payment_intents' | 'setup_intents'
/** One of the test cards, or the fields of a card that is typed in. */
type Card = string | Record<string, string>
/** What a client secret is of. */
export const idIn = (clientSecret: string): string => clientSecret.split('_secret_')[0]!

export type Subscribers = Awaited<ReturnType<typeof startSubscribers>>

/** The service with the sandbox as card provider, and what a member and their browser do. */
export async function startSubscribers(surroundings: Surroundings = {}) {
  const port = await freePort()
  const sandbox = await testSandbox([
    { url: `http://127.0.0.1:${port}/api/webhooks/stripe/membership`, secret: webhookSecret },
  ])
  let aheadMs = 0
  const clock = surroundings.clock ?? (() => new Date(Date.now() + aheadMs))
  const membership = await startMembership({ ...surroundings, clock, sandbox, port })
  const { identity, db } = membership

  /** At the provider itself, with the secret key. */
  async function atProvider<Answer = Record<string, unknown>>(address: string): Promise<Answer> {
    const answer = await fetch(`${sandbox.url}/v1/${address}`, { headers: { authorization: `Bearer ${secretKey}` } })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Answer
  }
  async function confirmAtProvider(kind: Confirmed, clientSecret: string, card: Card) {
    const answer = await fetch(`${sandbox.url}/v1/${kind}/${idIn(clientSecret)}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        ...(typeof card === 'string' ? { payment_method: card } : card),
        return_url: 'https://storyright.test/upgrade',
      }),
    })
    const body = (await answer.json()) as { id?: string; status?: string; error?: { message: string } }
    return { status: answer.status, body }
  }

  const subscribers = {
    ...membership,
    get app() {
      return membership.app
    },
    sandbox,
    clock,
    /** A producer whom identity knows. */
    newcomer(role: Role = 'producer'): Viewer {
      const viewer = someone(role)
      const email = `${viewer.id}@storyright.test`
      identity.contacts.push({ userId: viewer.id, name: 'Iris Okafor', companyName: null, email })
      return viewer
    },
    upgrade: (viewer: Viewer, body: object = { termsAccepted: true }) =>
      membership.send('POST', '/api/membership/upgrade', viewer, body),
    async begin(viewer: Viewer): Promise<UpgradePayment> {
      const answer = await subscribers.upgrade(viewer)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json()
    },
    /** Pays as the provider's browser client does, and answers what it answered. */
    pay: (clientSecret: string, card: Card = cards.good) => confirmAtProvider('payment_intents', clientSecret, card),
    setUp: (clientSecret: string, card: Card = cards.good) => confirmAtProvider('setup_intents', clientSecret, card),
    /** The bank's customer agrees to what it asks. */
    agree: (kind: Confirmed, clientSecret: string) =>
      sandbox.control(`${kind}/${idIn(clientSecret)}/authenticate`, { outcome: 'succeed' }),
    confirm: (viewer: Viewer, subscriptionId: string) =>
      membership.send('POST', '/api/membership/confirm', viewer, { subscriptionId }),
    /** A member who has just paid, and whose payment is known. */
    async premium(card: string = cards.good): Promise<Viewer> {
      const viewer = subscribers.newcomer()
      const { clientSecret, subscriptionId } = await subscribers.begin(viewer)
      const { status, body } = await subscribers.pay(clientSecret, card)
      expect(status).toBe(200)
      if (body.status === 'requires_action') await subscribers.agree('payment_intents', clientSecret)
      expect(await subscribers.confirm(viewer, subscriptionId)).toMatchObject({ statusCode: 200 })
      return viewer
    },
    /** Has another card confirmed in the browser; answers its setup intent. */
    async confirmCard(viewer: Viewer, card: Card): Promise<string> {
      const answer = await subscribers.post('payment-method', viewer)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      const { clientSecret } = answer.json<{ clientSecret: string }>()
      await subscribers.setUp(clientSecret, card)
      return idIn(clientSecret)
    },
    keepCard: (viewer: Viewer, body: object) => membership.send('PUT', '/api/membership/payment-method', viewer, body),
    /** Puts another card on file, as the page does. */
    async putOnFile(viewer: Viewer, card: Card) {
      return subscribers.keepCard(viewer, { setupIntentId: await subscribers.confirmCard(viewer, card) })
    },
    post: (what: string, viewer: Viewer, body?: object) =>
      membership.send('POST', `/api/membership/${what}`, viewer, body),
    async status(viewer: Viewer): Promise<MembershipStatus> {
      return (await membership.get('/api/membership/status', viewer)).json()
    },
    until: (viewer: Viewer, expected: Partial<MembershipStatus>) =>
      eventually(
        async () => {
          const status = await subscribers.status(viewer)
          expect(status).toMatchObject(expected)
          return status
        },
        { within: 20_000 },
      ),
    row: (viewer: Viewer) => db.member.findUniqueOrThrow({ where: { personId: viewer.id } }),
    paymentsOf: (viewer: Viewer) =>
      db.payment.findMany({ where: { personId: viewer.id }, orderBy: { createdAt: 'asc' } }),
    documentsOf: (viewer: Viewer) =>
      db.document.findMany({ where: { personId: viewer.id }, orderBy: { number: 'asc' } }),
    atProvider,
    async subscriptionsOf(viewer: Viewer): Promise<{ id: string; status: string }[]> {
      const { customerId } = await subscribers.row(viewer)
      if (!customerId) return []
      const { data } = await atProvider<{ data: { id: string; status: string }[] }>(
        `subscriptions?customer=${customerId}&status=all`,
      )
      return data
    },
    /** In the provider's dashboard, by somebody who looks after the account there. */
    async cancelAtProvider(viewer: Viewer): Promise<void> {
      const { subscriptionId } = await subscribers.row(viewer)
      const answer = await fetch(`${sandbox.url}/v1/subscriptions/${subscriptionId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${secretKey}` },
      })
      expect(answer.status).toBe(200)
    },
    /** Moves the provider's clock of this member, and ours, to a time. */
    async advance(viewer: Viewer, to: Date) {
      const { customerId } = await subscribers.row(viewer)
      aheadMs = to.getTime() - Date.now()
      await sandbox.control(`customers/${customerId}/advance`, { to: to.toISOString() })
    },
    now: () => {
      aheadMs = 0
    },
    async stop() {
      await membership.stop()
      await sandbox.stop()
    },
  }
  return subscribers
}

/** Expects that a call is answered only once identity has followed what it changes. */
export async function expectToWaitForIdentity(
  { identity }: Pick<Membership, 'identity'>,
  personId: string,
  call: () => Promise<{ statusCode: number }>,
) {
  identity.membershipVersions.set(personId, () => 0)
  const before = identity.membershipsAsked.length
  let isAnswered = false
  const answer = call().finally(() => {
    isAnswered = true
  })
  await eventually(() => expect(identity.membershipsAsked.slice(before)).toContain(personId))
  expect(isAnswered).toBe(false)
  identity.membershipVersions.delete(personId)
  expect((await answer).statusCode).toBe(200)
}

/** What an answer refuses with. */
export const refusalOf = (answer: { statusCode: number; json(): unknown }) => {
  const { code, detail } = answer.json() as Problem
  return { status: answer.statusCode, code, says: detail }
}
