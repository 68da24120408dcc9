import type { PublicListing, PublicUser } from '@storyright/contracts/events'
import type { OfferTerms } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../../src/deps.ts'
import { followListing } from '../../src/listings/follow-listing.ts'
import { findListing } from '../../src/listings/listing.store.ts'
import { getOffer } from '../../src/offers/offer.store.ts'
import { lookAtPayment } from '../../src/payments-sync/sync-payment.ts'
import { followPerson } from '../../src/people/follow-person.ts'
import { acceptOffer } from '../../src/use-cases/accept-offer.ts'
import { cancelOffer, rejectOffer } from '../../src/use-cases/answer-offer.ts'
import { chooseAfterReturn } from '../../src/use-cases/choose-after-return.ts'
import { createOffer } from '../../src/use-cases/create-offer.ts'
import { renewOffer } from '../../src/use-cases/renew-offer.ts'
import { envelopeOf } from '../envelope-of.ts'
import { atOnce, cards, type Offers, someone } from '../harness.ts'
import { runUpkeepRound, startProcess } from '../process.ts'
import type { Action } from './actions.ts'

const secretKey = { authorization: 'Bearer sk_test_storyright' }
const disputeSteps = ['under_review', 'won', 'lost'] as const

/** What an agent may make of a listing while offers wait. */
const otherTerms: readonly Partial<OfferTerms>[] = [
  { exclusivity: 'exclusive' },
  { exclusivity: 'non-exclusive', rightsAvailable: ['radio'], territory: ['Ireland'] },
  { title: 'Another Title' },
]

export type Simulation = ReturnType<typeof openSimulation>

/** One small market: an exclusive and a non-exclusive listing of one agent, three producers, and what they do. */
export function openSimulation(offers: Offers, quiet: Deps['logger']) {
  const { db, sandbox } = offers
  const depsThatDieAt = (killAt: number | null): Deps => startProcess(offers, { killAt, logger: quiet })
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
        return personChanged(deps, producer, 'closed')
      case 'close agent':
        return personChanged(deps, agent, 'closed')
      case 'suspend agent':
        return suspendOrActivate(deps, agent)
      case 'suspend producer':
        return suspendOrActivate(deps, producer)
      case 'edit listing':
        return listingChanged(deps, listingId, { terms: otherTerms[action.fault.times % otherTerms.length]! })
      case 'withdraw listing':
        return listingChanged(deps, listingId, { isDeleted: true })
      case 'fault':
        return sandbox.control('faults', action.fault)
      case 'webhooks':
        return sandbox.control('webhooks', action.disturbance)
    }
    if (!offerId) return
    switch (action.kind) {
      case 'pay':
        return void (await pay(offerId, action.card))
      case 'accept':
        return acceptOffer(deps, { offerId, viewer: agent })
      case 'admin captures':
        return acceptOffer(deps, { offerId, viewer: someone('admin') })
      case 'reject':
        return rejectOffer(deps, { offerId, viewer: agent })
      case 'admin releases':
        return rejectOffer(deps, { offerId, viewer: someone('admin') })
      case 'cancel':
        return cancelOffer(deps, { offerId, viewer: await producerOf(offerId), reason: 'Changed our mind' })
      case 'renew':
        return remember(await renewOffer(deps, { offerId, viewer: await producerOf(offerId) }))
      case 'expire':
        return sandbox.control(`payment_intents/${await offers.intentIdOf(offerId)}/expire`)
      case 'look':
        return lookAtPayment(deps, (await getOffer(db, offerId)).hold)
      case 'refund':
        return refund(offerId, action.fault.times > 1 ? 100_000 : null)
      case 'refund fails':
        return refundFails(offerId)
      case 'dispute':
        return sandbox.control(`payment_intents/${await offers.intentIdOf(offerId)}/dispute`)
      case 'dispute goes on': {
        const outcome = disputeSteps[action.who % disputeSteps.length]!
        return sandbox.control(`payment_intents/${await offers.intentIdOf(offerId)}/dispute`, { outcome })
      }
      case 'choose after return': {
        const choice = action.fault.times % 2 === 0 ? 'end' : 'keep'
        return chooseAfterReturn(deps, { offerId, viewer: agent, choice, note: 'As agreed' })
      }
      case 'upkeep':
        return runUpkeepRound(deps, atOnce)
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
      scope: null,
      deckRequired: null,
      deckFileUrl: await offers.addDeck(producer.id),
    }
    try {
      remember(await createOffer(deps, { viewer: producer, form, key: key ?? undefined }))
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

  /** Somebody refunds captured money at the provider; what cannot be refunded is refused there. */
  async function refund(offerId: string, amount: number | null): Promise<void> {
    const { status } = await offers.db.hold.findFirstOrThrow({ where: { offerId }, orderBy: { number: 'desc' } })
    // Money that was never accepted is for administrators, whom no story has.
    if (status !== 'captured') return
    await fetch(`${sandbox.url}/v1/refunds`, {
      method: 'POST',
      headers: secretKey,
      body: new URLSearchParams({
        payment_intent: await offers.intentIdOf(offerId),
        ...(amount && { amount: String(amount) }),
      }),
    })
  }

  /** The bank of the card sends a refund back. */
  async function refundFails(offerId: string): Promise<void> {
    const of = new URLSearchParams({ payment_intent: await offers.intentIdOf(offerId) })
    const answer = await fetch(`${sandbox.url}/v1/refunds?${of}`, { headers: secretKey })
    const { data } = (await answer.json()) as { data: { id: string }[] }
    if (data[0]) await sandbox.control(`refunds/${data[0].id}/fail`)
  }

  const producerOf = async (id: string) => {
    const { producerId } = await db.offer.findUniqueOrThrow({ where: { id } })
    return producers.find((producer) => producer.id === producerId)!
  }

  /** What identity's event does here when an account is closed, suspended or active again. */
  async function personChanged(deps: Deps, { id }: Viewer, status: PublicUser['status']): Promise<void> {
    const person = await db.person.findUniqueOrThrow({ where: { id } })
    if (person.status === 'closed') return
    const event = envelopeOf({ ...person, status } as unknown as PublicUser, person.version + 1)
    await deps.transaction((tx) => followPerson(deps, event, tx))
  }

  async function suspendOrActivate(deps: Deps, viewer: Viewer): Promise<void> {
    const { status } = await db.person.findUniqueOrThrow({ where: { id: viewer.id } })
    await personChanged(deps, viewer, status === 'active' ? 'suspended' : 'active')
  }

  /** What catalogue's event does here when a listing is edited or withdrawn; it says the form's fields side by side. */
  async function listingChanged(
    deps: Deps,
    id: string,
    { terms: change = {}, isDeleted = false }: { terms?: Partial<OfferTerms>; isDeleted?: boolean },
  ): Promise<void> {
    const { terms, ...listing } = (await findListing(db, id))!
    if (listing.isDeleted) return
    const said = { ...listing, ...terms, ...change } as unknown as PublicListing
    await deps.transaction((tx) => followListing(deps, isDeleted, envelopeOf(said, listing.version + 1), tx))
  }

  return { begin, act, made, agent, listingIds, depsThatDieAt }
}
