import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OfferForm } from '@storyright/contracts/http'
import type { OptionNoticeKind, Viewer } from '@storyright/contracts/vocabulary'
import type { DemoAccount, DemoDeal, DemoListing } from '@storyright/demo'
import { signInName } from '../agreement/sign-agreement.ts'
import { lookAtPayment } from '../bookkeeping/look-at-payment.ts'
import { releaseSoon } from '../bookkeeping/release-holds.ts'
import { acceptOffer } from '../dealing/accept-offer.ts'
import { cancelOffer, rejectOffer } from '../dealing/answer-offer.ts'
import { createOffer } from '../dealing/create-offer.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { getOffer, lockOffer } from '../offers/offer.store.ts'
import { answerNotice } from '../options/answer-notice.ts'
import { recordNotice } from '../options/record-notice.ts'
import { storeDeck } from '../papers/store-deck.ts'
import { storeDocument } from '../papers/store-document.ts'
import { DAY_MS } from '../times.ts'
import { drawDeck, drawNotice } from './draw-papers.ts'
import type { PastProvider } from './past-provider.ts'
import { isOpen, periodThatRuns, type Timeline } from './timeline.ts'

/** What the demo's past is played with. */
export interface Stage {
  /** The services' own code, with the clock at a time; the provider is that of the past, or the real one. */
  depsAt(time: Date, provider: 'past' | 'real'): Deps
  past: PastProvider
  /** Pays a payment that is open at the real provider, as a browser does. */
  pay(clientSecret: string, card: 'good' | 'declined'): Promise<void>
  folder: string
  publicUrl: string
  now: Date
}

/** A deal with everybody and everything that belongs to it. */
export interface Cast {
  deal: DemoDeal
  listingId: string
  listing: DemoListing
  producer: DemoAccount
  agent: DemoAccount
  timeline: Timeline
}

/** One step of a deal. It does nothing when it was done before, so that an interrupted load can go on. */
export interface Step {
  listingId: string
  at: Date
  play(): Promise<void>
}

/** The steps of a deal, each to be played at its time. */
export function stepsOf(stage: Stage, cast: Cast): Step[] {
  const { deal, listingId, timeline, producer, agent } = cast
  const { course } = deal
  const [maker, seller] = [viewerOf(producer), viewerOf(agent)]
  let offerId = ''
  const step = (at: Date, play: (deps: Deps) => Promise<void>): Step => ({
    listingId,
    at,
    play: () => play(stage.depsAt(at, isOpen(course) ? 'real' : 'past')),
  })
  const whilePending = (at: Date, play: (deps: Deps) => Promise<void>) =>
    step(at, async (deps) => {
      if ((await deps.db.offer.findUniqueOrThrow({ where: { id: offerId } })).status === 'pending') await play(deps)
    })
  const { begins, after } = timeline

  const made = step(begins, async (deps) => {
    offerId = await makeOffer(deps, stage, cast)
  })
  if (isOpen(course)) {
    const soon = new Date(begins.getTime() + 5 * 60_000)
    const card = course.is === 'declined' ? 'declined' : 'good'
    return course.is === 'unpaid' ? [made] : [made, whilePending(soon, (deps) => payNow(deps, stage, offerId, card))]
  }

  const paid = whilePending(after(0.01), (deps) => payThen(deps, stage.past, offerId))
  const ended = (days: number, play: (deps: Deps) => Promise<void>) => [made, paid, whilePending(after(days), play)]
  switch (course.is) {
    case 'overtaken':
      return [made, paid, step(after(3.05), (deps) => giveWay(deps, offerId))]
    case 'neverPaid':
      return [made, whilePending(after(1), (deps) => leaveUnpaid(deps, offerId))]
    case 'expired':
      return ended(7, (deps) => runOut(deps, stage.past, offerId))
    case 'rejected':
      return ended(2.5, (deps) => rejectOffer(deps)({ offerId, viewer: seller }))
    case 'cancelled':
      return ended(1.5, (deps) => cancelOffer(deps)({ offerId, viewer: maker, reason: course.reason }))
    case 'accepted':
      return [...ended(3, (deps) => acceptOffer(deps)({ offerId, viewer: seller })), ...signatures(), ...whatBecame()]
  }

  function signatures(): Step[] {
    if (course.is !== 'accepted' || course.signed === 'nobody') return []
    const sign = (days: number, person: DemoAccount, side: 'producer' | 'agent') =>
      step(after(days), async (deps) => {
        const agreement = await deps.db.agreement.findUniqueOrThrow({ where: { offerId } })
        if (agreement[`${side}SignedAt`] === null)
          await signInName(deps)({ offerId, viewer: viewerOf(person), name: nameOf(person) })
      })
    const first = sign(3.5, producer, 'producer')
    return course.signed === 'both' ? [first, sign(5, agent, 'agent')] : [first]
  }

  function whatBecame(): Step[] {
    if (course.is !== 'accepted' || course.after === null) return []
    const kind: OptionNoticeKind = course.after === 'exercised' ? 'exercise' : 'extension'
    const record = (at: Date) =>
      step(at, async (deps) => {
        if ((await deps.db.optionNotice.count({ where: { offerId } })) > 0) return
        const documentUrl = await sendNotice({ ...deps, publicUrl: stage.publicUrl }, stage.folder, {
          kind,
          offerId,
          cast,
        })
        await recordNotice(deps)({ offerId, viewer: maker, kind, documentUrl, note: null })
      })
    // Still open, for whoever signs in as the agent to answer.
    if (course.after === 'extensionRecorded') return [record(new Date(stage.now.getTime() - 4 * DAY_MS))]
    const days = kind === 'exercise' ? 60 : 38
    const confirmed = step(after(days + 4), async (deps) => {
      const notice = await deps.db.optionNotice.findFirst({ where: { offerId, status: 'waiting' } })
      if (!notice) return
      const answer = { noticeId: notice.id, answer: 'confirm', reason: null } as const
      await answerNotice(deps)({ offerId, viewer: seller, ...answer })
    })
    return [record(after(days)), confirmed]
  }
}

const viewerOf = ({ id, role }: DemoAccount): Viewer => ({ id, role, tier: 'free', verified: true })
const nameOf = ({ firstName, lastName }: DemoAccount) => `${firstName} ${lastName}`

async function makeOffer(
  deps: Deps,
  stage: Stage,
  { deal, listing, listingId, producer, timeline }: Cast,
): Promise<string> {
  const key = `demo-${deal.name.replace(/[^\x21-\x7e]/g, '_')}`
  const request = { producerId_key: { producerId: producer.id, key } }
  const known = await deps.db.requestKey.findUnique({ where: request })
  if (known) return known.offerId
  const deck = path.join(stage.folder, `${deal.place}-${producer.id}.pdf`)
  await writeFile(deck, await drawDeck(listing, producer))
  const name = `${listing.form.title} - ${producer.companyName}.pdf`
  const deckFileUrl = await storeDeck({ ...deps, publicUrl: stage.publicUrl })({
    viewer: viewerOf(producer),
    file: { path: deck, name },
  })
  const { offerPrice, extraRightsRequest, fundNotes } = deal
  const optionPeriod = periodThatRuns(deal.optionPeriod, timeline.begins, stage.now)
  const terms = { offerPrice, optionPeriod, extraRightsRequest, fundNotes, fundCompetition: fundNotes !== null }
  const form: OfferForm = { listingId, ...terms, deckRequired: true, deckFileUrl }
  return (await createOffer(deps)({ viewer: viewerOf(producer), form, key })).offerId
}

async function payNow(deps: Deps, stage: Stage, offerId: string, card: 'good' | 'declined'): Promise<void> {
  const { hold } = await getOffer(deps.db, offerId)
  if (hold.status !== 'requires_payment') return
  await stage.pay((await deps.provider.read(hold.intentId!)).clientSecret, card)
  await lookAtPayment(deps)(hold)
}

const HOLD_DAYS = 7

async function payThen(deps: Deps, past: PastProvider, offerId: string): Promise<void> {
  const { hold } = await getOffer(deps.db, offerId)
  if (hold.status !== 'requires_payment') return
  past.hold(hold.intentId!, new Date(deps.clock().getTime() + HOLD_DAYS * DAY_MS))
  await lookAtPayment(deps)(hold)
}

async function runOut(deps: Deps, past: PastProvider, offerId: string): Promise<void> {
  const { hold } = await getOffer(deps.db, offerId)
  past.runOut(hold.intentId!)
  await lookAtPayment(deps)(hold)
}

/** Another was accepted; whether that has ended this one already is the upkeep's business. */
async function giveWay(deps: Deps, offerId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const { status } = await lockOffer(tx, offerId)
    if (status === 'pending') await endOffer(deps)(tx, offerId, 'another_accepted')
  })
  await releaseSoon(deps)([offerId])
}

async function leaveUnpaid(deps: Deps, offerId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockOffer(tx, offerId)
    await endOffer(deps)(tx, offerId, 'never_paid')
  })
  await releaseSoon(deps)([offerId])
}

async function sendNotice(
  deps: Deps & { publicUrl: string },
  folder: string,
  { kind, offerId, cast }: { kind: OptionNoticeKind; offerId: string; cast: Cast },
): Promise<string> {
  const file = path.join(folder, `${kind}-${offerId}.pdf`)
  await writeFile(file, await drawNotice(kind, cast.listing, cast.producer))
  const name = kind === 'exercise' ? 'Notice of exercise.pdf' : 'Notice of extension.pdf'
  return storeDocument(deps)({ offerId, viewer: viewerOf(cast.producer), file: { path: file, name } })
}
