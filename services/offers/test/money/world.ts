import { randomUUID } from 'node:crypto'
import type { Envelope, PublicListing, PublicUser, Viewer } from '@storyright/contracts'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { folderStore } from '@storyright/object-store'
import { acceptOffer } from '../../src/acceptance/accept-offer.ts'
import type { Tx } from '../../src/database.ts'
import type { Deps } from '../../src/deps.ts'
import { followListing } from '../../src/listings/follow-listing.ts'
import { cancelOffer, rejectOffer } from '../../src/offers/answer-offer.ts'
import { createOffer } from '../../src/offers/create-offer.ts'
import { currentHold } from '../../src/offers/offer.store.ts'
import { renewOffer } from '../../src/offers/renew-offer.ts'
import { lookAtPayment } from '../../src/payments/look-at-payment.ts'
import { connectProvider } from '../../src/payments/provider.ts'
import { followPerson } from '../../src/people/follow-person.ts'
import { keepUp } from '../../src/upkeep/upkeep.ts'
import { cards, deployment, type Offers, someone } from '../harness.ts'
import type { Action } from './actions.ts'

/** The process ended here: nothing after this line runs, as after a kill. */
class Killed extends Error {}

export type World = ReturnType<typeof openWorld>

/** One small market: an exclusive and a non-exclusive listing of one agent, three producers, and what they do. */
export function openWorld(offers: Offers, quiet: Deps['logger']) {
  const { db, databaseUrl, sandbox, uploads } = offers
  const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const provider = connectProvider({
    secretKey: 'sk_test_storyright',
    webhookSecret: 'whsec_storyright',
    deployment,
    apiUrl: sandbox.url,
  })
  const depsThatDieAt = (place: number | null): Deps => {
    let passed = 0
    return {
      db,
      transaction: store.transaction,
      outbox: createOutbox({ service: 'offers', store }),
      provider,
      files: folderStore(uploads),
      contactsOf: async () => null,
      clock: () => new Date(),
      checkpoint() {
        if (place !== null && passed++ === place) throw new Killed()
      },
      logger: quiet,
    }
  }
  const agent = someone('agent')
  const producers = [someone(), someone(), someone()]
  const listingIds: string[] = []
  const secrets = new Map<string, string>()
  const made: string[] = []

  async function begin(): Promise<void> {
    await offers.addPerson(agent)
    for (const producer of producers) await offers.addPerson(producer)
    for (const exclusivity of ['exclusive', 'non-exclusive'] as const)
      listingIds.push((await offers.addListing({ terms: { exclusivity }, agentId: agent.id })).id)
  }

  /** Does one thing, as one request would; refusals and kills are part of the game. */
  async function act(action: Action): Promise<void> {
    const deps = depsThatDieAt(action.killAt)
    const producer = producers[action.who % producers.length]!
    const offerId = made.length > 0 ? made[action.which % made.length] : undefined
    const listingId = listingIds[action.which % listingIds.length]!
    switch (action.kind) {
      case 'make':
        return make(deps, producer, listingId, action)
      case 'close producer':
        return close(deps, producer)
      case 'withdraw listing':
        return withdraw(deps, listingId)
      case 'fault':
        return sandbox.control('faults', { operation: action.operation, times: action.times, ...action.fault })
      case 'webhooks':
        return sandbox.control('webhooks', action.disturbance)
    }
    if (!offerId) return
    switch (action.kind) {
      case 'pay':
        return void (await pay(offerId, action.card))
      case 'accept':
        return acceptOffer(deps, offerId, action.who % 2 ? agent : someone('admin'))
      case 'reject':
        return rejectOffer(deps, offerId, agent)
      case 'cancel':
        return cancelOffer(deps, offerId, await producerOf(offerId), 'Changed our mind')
      case 'renew':
        return remember(await renewOffer(deps, offerId, await producerOf(offerId)))
      case 'expire':
        return sandbox.control(`payment_intents/${await offers.intentIdOf(offerId)}/expire`)
      case 'look':
        return lookAtPayment(deps, (await currentHold(db, offerId)).hold)
      case 'upkeep':
        return keepUp(deps, { unfinishedAfterMs: 0, compareEveryMs: 0 })
    }
  }

  async function make(deps: Deps, producer: Viewer, listingId: string, { key }: { key: string | null }) {
    const form = {
      listingId,
      offerPrice: 5_000,
      optionPeriod: 12,
      extraRightsRequest: null,
      fundCompetition: false,
      fundNotes: null,
      deckRequired: null,
      deckFileUrl: await offers.addDeck(producer.id),
    }
    try {
      remember(await createOffer(deps, producer, form, key ?? undefined))
    } finally {
      const written = await db.offer.findMany({ where: { listingId: { in: listingIds } }, select: { id: true } })
      for (const { id } of written) if (!made.includes(id)) made.push(id)
    }
  }

  function remember({ offerId, clientSecret }: { offerId: string; clientSecret: string }): void {
    secrets.set(offerId, clientSecret)
  }

  async function pay(offerId: string, card: keyof typeof cards): Promise<void> {
    const secret = secrets.get(offerId)
    if (!secret) return
    const { body } = await offers.pay(secret, cards[card])
    if (body.status === 'requires_action')
      await sandbox.control(`payment_intents/${secret.split('_secret_')[0]}/authenticate`, { outcome: 'succeed' })
  }

  const producerOf = async (id: string) => {
    const { producerId } = await db.offer.findUniqueOrThrow({ where: { id } })
    return producers.find((producer) => producer.id === producerId)!
  }

  const newer = <Data>(data: Data, version: number): Envelope<Data> => ({
    specversion: '1.0',
    id: randomUUID(),
    source: '/test',
    type: 'test',
    subject: 'test',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    entityversion: version + 1,
    data,
  })

  /** What identity's event does here when an account is closed. */
  async function close(deps: Deps, { id }: Viewer): Promise<void> {
    const person = await db.person.findUniqueOrThrow({ where: { id } })
    const event = newer({ ...person, status: 'closed' } as unknown as PublicUser, person.version)
    await deps.transaction((tx) => followPerson(deps)(event, tx))
  }

  /** What catalogue's event does here when a listing is withdrawn. */
  async function withdraw(deps: Deps, id: string): Promise<void> {
    const listing = await db.listing.findUniqueOrThrow({ where: { id } })
    const event = newer(listing as unknown as PublicListing, listing.version)
    await deps.transaction((tx) => followListing(deps, true)(event, tx))
  }

  return { begin, act, made, listingIds, depsThatDieAt, isKill: (error: unknown) => error instanceof Killed }
}
