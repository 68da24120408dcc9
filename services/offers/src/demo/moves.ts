import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { OfferForm } from '@storyright/contracts/http'
import type { OptionNoticeKind, Viewer } from '@storyright/contracts/vocabulary'
import type { DemoAccount, DemoDeal, DemoListing, Timeline } from '@storyright/demo'
import { periodThatRuns } from '@storyright/demo'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { getOffer, lockOffer } from '../offers/offer.store.ts'
import { releaseSoon } from '../payments-sync/release-holds.ts'
import { lookAtPayment } from '../payments-sync/sync-payment.ts'
import { DAY_MS } from '../times.ts'
import { documentAddress } from '../uploads/sent-file.ts'
import { storeDeck } from '../uploads/store-deck.ts'
import { storeDocument } from '../uploads/store-document.ts'
import { createOffer } from '../use-cases/create-offer.ts'
import type { PastProvider } from './past-provider.ts'

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

export function viewerOf({ id, role }: DemoAccount): Viewer {
  return { id, role, tier: 'free', verified: true }
}
export const nameOf = ({ firstName, lastName }: DemoAccount) => `${firstName} ${lastName}`

export async function makeOffer(
  deps: Deps,
  stage: Stage,
  { deal, listing, listingId, producer, timeline }: Cast,
): Promise<string> {
  // Nobody offers twice for one listing in the demo.
  const known = await deps.db.offer.findFirst({ where: { listingId, producerId: producer.id }, select: { id: true } })
  if (known) return known.id
  const deck = path.join(stage.folder, `${deal.place}-${producer.id}.pdf`)
  await writeFile(deck, await drawDeck(listing, producer))
  const name = `${listing.form.title} - ${producer.companyName}.pdf`
  const deckFileUrl = await storeDeck(
    { ...deps, publicUrl: stage.publicUrl },
    {
      viewer: viewerOf(producer),
      file: { path: deck, name },
    },
  )
  const { offerPrice, extraRightsRequest, fundNotes } = deal
  const optionPeriod = periodThatRuns(deal.optionPeriod, timeline.begins, stage.now)
  const terms = { offerPrice, optionPeriod, extraRightsRequest, fundNotes, fundCompetition: fundNotes !== null }
  const form: OfferForm = { listingId, ...terms, deckRequired: true, deckFileUrl, scope: null }
  return (await createOffer(deps, { viewer: viewerOf(producer), form })).offerId
}

export async function payNow(deps: Deps, stage: Stage, offerId: string, card: 'good' | 'declined'): Promise<void> {
  const { hold } = await getOffer(deps.db, offerId)
  if (hold.status !== 'requires_payment') return
  await stage.pay((await deps.provider.read(hold.intentId!)).clientSecret, card)
  await lookAtPayment(deps, hold)
}

const HOLD_DAYS = 7

export async function payThen(deps: Deps, past: PastProvider, offerId: string): Promise<void> {
  const { hold } = await getOffer(deps.db, offerId)
  if (hold.status !== 'requires_payment') return
  await past.hold(hold.intentId!, new Date(deps.clock().getTime() + HOLD_DAYS * DAY_MS))
  await lookAtPayment(deps, hold)
}

export async function runOut(deps: Deps, past: PastProvider, offerId: string): Promise<void> {
  const { hold } = await getOffer(deps.db, offerId)
  await past.runOut(hold.intentId!)
  await lookAtPayment(deps, hold)
}

/** Another was accepted; whether that has ended this one already is the upkeep's business. */
export async function giveWay(deps: Deps, offerId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const { status } = await lockOffer(tx, offerId)
    if (status === 'pending') await endOffer(deps, tx, offerId, 'another_accepted')
  })
  await releaseSoon(deps, [offerId])
}

export async function leaveUnpaid(deps: Deps, offerId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockOffer(tx, offerId)
    await endOffer(deps, tx, offerId, 'never_paid')
  })
  await releaseSoon(deps, [offerId])
}

export async function sendNotice(
  deps: Deps & { publicUrl: string },
  folder: string,
  { kind, offerId, cast }: { kind: Exclude<OptionNoticeKind, 'reversion'>; offerId: string; cast: Cast },
): Promise<string> {
  const file = path.join(folder, `${kind}-${offerId}.pdf`)
  await writeFile(file, await drawNotice(kind, cast.listing, cast.producer))
  const name = kind === 'exercise' ? 'Notice of exercise.pdf' : 'Notice of extension.pdf'
  const document = await storeDocument(deps, { offerId, viewer: viewerOf(cast.producer), file: { path: file, name } })
  return documentAddress(deps.publicUrl, document)
}

interface Slide {
  heading: string
  lines: string[]
}

const INK = '#1f1a17'
const ACCENT = '#6e1f2b'

/** A proposal deck as a producer would send one. */
const drawDeck = ({ form }: DemoListing, { companyName, firstName, lastName, whatAreYouLookingFor }: DemoAccount) =>
  draw(
    [960, 540],
    [
      { heading: form.title, lines: [`by ${form.author}`, '', `A proposal by ${companyName}`] },
      { heading: 'The story', lines: [form.logline ?? '', '', `Why now: ${form.themes.join(', ').toLowerCase()}.`] },
      {
        heading: 'Who we are',
        lines: [`${companyName}, represented by ${firstName} ${lastName}.`, '', whatAreYouLookingFor ?? ''],
      },
      {
        heading: 'The plan',
        lines: ['Script and writer attached within nine months.', 'Finance closed by the end of the option period.'],
      },
    ],
  )

/** What one side sends the other when an option is extended or exercised. */
const drawNotice = (kind: 'extension' | 'exercise', { form }: DemoListing, { companyName }: DemoAccount) =>
  draw(
    [595, 842],
    [
      {
        heading: kind === 'extension' ? 'Notice of extension' : 'Notice of exercise',
        lines: [
          `“${form.title}” by ${form.author}`,
          '',
          kind === 'extension'
            ? `${companyName} extends its option by the further period that the agreement allows. The further fee has been paid.`
            : `${companyName} exercises its option. The purchase price has been paid as agreed.`,
        ],
      },
    ],
  )

async function draw(size: [number, number], pages: Slide[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ size, margin: 72, font: 'Helvetica', info: { Title: pages[0]!.heading } })
  for (const [index, { heading, lines }] of pages.entries()) {
    if (index > 0) doc.addPage()
    doc.font('Helvetica-Bold').fontSize(34).fillColor(ACCENT).text(heading).moveDown(0.6)
    doc.font('Helvetica').fontSize(18).fillColor(INK)
    for (const line of lines) doc.text(line || ' ', { lineGap: 6 })
  }
  doc.end()
  return buffer(doc)
}
