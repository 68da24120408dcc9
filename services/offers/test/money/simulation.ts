import { randomUUID } from 'node:crypto'
import type { PublicListing, PublicUser } from '@storyright/contracts/events'
import type { OfferTerms } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../../src/deps.ts'
import { followListing } from '../../src/listings/follow-listing.ts'
import { findListing } from '../../src/listings/listing.store.ts'
import { dealHashOf } from '../../src/offers/deal.ts'
import { getOffer } from '../../src/offers/offer.store.ts'
import { counterOf, roundsOf } from '../../src/offers/round.ts'
import { answerNotice } from '../../src/options/answer-notice.ts'
import { surrenderRights } from '../../src/options/option.routes.ts'
import { recordNotice } from '../../src/options/record-notice.ts'
import { lookAtPayment } from '../../src/payments-sync/sync-payment.ts'
import { followPerson } from '../../src/people/follow-person.ts'
import { addTaking, endTaking } from '../../src/takings/record-taking.ts'
import { changeTaking } from '../../src/takings/taking.routes.ts'
import { acceptOffer } from '../../src/use-cases/accept-offer.ts'
import { cancelOffer, rejectOffer } from '../../src/use-cases/answer-offer.ts'
import { chooseAfterReturn } from '../../src/use-cases/choose-after-return.ts'
import { createOffer } from '../../src/use-cases/create-offer.ts'
import { makeRound } from '../../src/use-cases/make-round.ts'
import { renewOffer } from '../../src/use-cases/offer.routes.ts'
import { agreeRound, declineRound, withdrawRound } from '../../src/use-cases/round.routes.ts'
import { envelopeOf } from '../envelope-of.ts'
import { atOnce, cards, type Offers, publicUrl, someone } from '../harness.ts'
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
      case 'record taking': {
        const kind = action.fault.times % 2 === 0 ? 'outside' : 'holdback'
        const lines = action.lines ?? 'World; L'
        return void (await addTaking(deps, { viewer: agent, listingId, kind, lines, holder: null, note: null }))
      }
      case 'end taking': {
        const taking = await db.taking.findFirst({ where: { listingId, endedAt: null } })
        if (taking) await endTaking(deps, { viewer: agent, listingId, takingId: taking.id, expected: null })
        return
      }
    }
    if (!offerId) return
    switch (action.kind) {
      case 'pay':
        return void (await pay(offerId, action.card))
      case 'accept':
        return acceptOffer(deps, { offerId, viewer: agent, named: await standing(offerId) })
      case 'admin captures':
        return acceptOffer(deps, { offerId, viewer: someone('admin'), named: await standing(offerId) })
      case 'reject':
        return rejectOffer(deps, { offerId, viewer: agent })
      case 'admin releases':
        return rejectOffer(deps, { offerId, viewer: someone('admin') })
      case 'cancel':
        return cancelOffer(deps, { offerId, viewer: await producerOf(offerId), reason: 'Changed our mind' })
      case 'renew':
        return remember(await renewOffer(deps, { offerId, viewer: await producerOf(offerId) }))
      case 'counter':
        return void (await makeRound(deps, { offerId, viewer: agent, form: roundForm(action) }))
      case 'propose':
        return rememberRound(
          offerId,
          await makeRound(deps, { offerId, viewer: await producerOf(offerId), form: roundForm(action) }),
        )
      case 'agree':
        return agree(deps, offerId, action)
      case 'withdraw round': {
        const viewer = action.who % 2 === 0 ? agent : await producerOf(offerId)
        const number = roundsOf(await getOffer(db, offerId)).at(-1)!.number
        return withdrawRound(deps, { offerId, viewer, number })
      }
      case 'decline round': {
        const round = counterOf(await getOffer(db, offerId), new Date())
        if (!round) return
        const asked = { number: round.number, reason: 'Too dear' }
        return declineRound(deps, { offerId, viewer: await producerOf(offerId), ...asked })
      }
      case 'end rounds':
        return void (await db.offerRound.updateMany({
          where: { offerId, status: 'open', expiresAt: { not: null } },
          data: { expiresAt: new Date(Date.now() - 1_000) },
        }))
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
      case 'surrender':
        return surrenderRights(deps, { offerId, viewer: await producerOf(offerId), lines: action.lines })
      case 'lapse':
        return void (await db.offer.updateMany({
          where: { id: offerId, optionEndsAt: { not: null } },
          data: { optionEndsAt: new Date(Date.now() - 1_000) },
        }))
      case 'record notice':
        return record(deps, offerId, action)
      case 'answer notice':
        return answer(deps, offerId, action)
      case 'add lines': {
        const { listingId: of } = await db.offer.findUniqueOrThrow({ where: { id: offerId } })
        const change = { lines: action.lines ?? 'World; L; stage' }
        return void (await changeTaking(deps, {
          viewer: agent,
          listingId: of,
          takingId: offerId,
          expected: null,
          change,
        }))
      }
      case 'upkeep':
        return runUpkeepRound(deps, atOnce)
    }
  }

  async function make(
    deps: Deps,
    producer: Viewer,
    listingId: string,
    { key, lines, who }: Pick<Action, 'key' | 'lines' | 'who'>,
  ) {
    const form = {
      listingId,
      offerPrice: 5_000,
      optionPeriod: 12,
      extraRightsRequest: who % 2 === 0 ? 'Whatever is said on the telephone' : null,
      fundCompetition: false,
      fundNotes: null,
      scope: lines,
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

  /** One side of a deal writes to the other: it was extended or exercised, or the rights went back. */
  async function record(deps: Deps, offerId: string, { who, fault }: Action): Promise<void> {
    const viewer = who % 2 === 0 ? agent : await producerOf(offerId)
    const kind = (['reversion', 'exercise', 'extension'] as const)[fault.times % 3]!
    const id = randomUUID()
    const sent = { fileName: 'Notice.pdf', kind: 'pdf', bytes: 10, uploadedAt: new Date() }
    await db.optionDocument.create({ data: { id, offerId, ownerId: viewer.id, ...sent } })
    if (kind === 'exercise')
      await db.agreement.updateMany({
        where: { offerId },
        data: { producerSignedAt: new Date(), agentSignedAt: new Date() },
      })
    const documentUrl = `${publicUrl}/api/offers/${offerId}/documents/${id}.pdf`
    await recordNotice(deps, { offerId, viewer, kind, documentUrl, note: null })
  }

  async function answer(deps: Deps, offerId: string, { who, fault }: Action): Promise<void> {
    const notice = await db.optionNotice.findFirst({ where: { offerId, status: 'waiting' } })
    if (!notice) return
    const other = notice.givenBy === 'producer' ? agent : await producerOf(offerId)
    const how = fault.times === 3 && who % 2 === 0 ? 'decline' : 'confirm'
    await answerNotice(deps, { offerId, viewer: other, noticeId: notice.id, answer: how, reason: 'As we said' })
  }

  /** Less, as much and more than the first hold. */
  const roundForm = ({ fault }: Action) => ({
    offerPrice: [4_000, 5_000, 7_000][fault.times % 3]!,
    scope: null,
    message: null,
  })

  const standing = async (offerId: string) => {
    const offer = await getOffer(db, offerId)
    return { round: offer.round, dealHash: dealHashOf(offer) }
  }

  async function agree(deps: Deps, offerId: string, { who }: Action): Promise<void> {
    const offer = await getOffer(db, offerId)
    const round = counterOf(offer, new Date())
    if (!round) return
    const asked = { number: round.number, dealHash: dealHashOf({ ...offer, ...round }), releaseFirst: who === 0 }
    rememberRound(offerId, await agreeRound(deps, { offerId, viewer: await producerOf(offerId), ...asked }))
  }

  function rememberRound(offerId: string, { clientSecret }: { clientSecret: string | null }): void {
    if (clientSecret) secrets.set(offerId, clientSecret)
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
    // What was held and not taken is the oldest refund, and no bank sends it back.
    const { amount, amount_received: taken } = await offers.intentOf(offerId)
    const refunds = amount > taken ? data.slice(0, -1) : data
    if (refunds[0]) await sandbox.control(`refunds/${refunds[0].id}/fail`)
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
