import { randomUUID } from 'node:crypto'
import {
  catalogueCalls,
  type Offer,
  type OfferForm,
  type OfferWithSecret,
  offerCalls,
} from '@storyright/contracts/http'
import { sandboxAt } from '../../chaos/support/sandbox.ts'
import type { BareOffer } from './insert-held-offer.ts'

interface Send {
  method: string
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Asks, and throws when the answer is no success. */
export async function send<Body>(url: string, { method, path, body, headers = {} }: Send): Promise<Body> {
  const isFile = body instanceof FormData
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && !isFile && { 'content-type': 'application/json' }) },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** The ids of everything that can be had. */
export async function availableListings(url: string, cookie: string): Promise<string[]> {
  const { method, path } = catalogueCalls.listListings
  const found = await send<{ id: string }[]>(url, { method, path: `${path}?status=available`, headers: { cookie } })
  return found.map(({ id }) => id)
}

export async function uploadDeck(url: string, cookie: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.7\nA proposal.\n%%EOF\n']), 'Proposal.pdf')
  const { deckFileUrl } = await send<{ deckFileUrl: string }>(url, {
    ...offerCalls.uploadDeck,
    body,
    headers: { cookie },
  })
  return deckFileUrl
}

/** An offer as the web makes it: the form, the card, a look at the payment. */
export async function makeOffer(
  { url, cookie, sandboxUrl }: { url: string; cookie: string; sandboxUrl: string },
  form: Pick<OfferForm, 'listingId' | 'offerPrice' | 'deckFileUrl'>,
): Promise<void> {
  const headers = { cookie, 'idempotency-key': randomUUID() }
  const body = { ...form, optionPeriod: 18 }
  const { offer, clientSecret } = await send<OfferWithSecret>(url, { ...offerCalls.createOffer, body, headers })
  await sandboxAt(sandboxUrl).pay(clientSecret, 'good', url)
  const { method, path } = offerCalls.confirmPayment
  const seen = await send<Offer>(url, { method, path: path.replace(':id', offer.id), headers: { cookie } })
  if (seen.paymentStatus !== 'held') throw new Error(`The hold of offer ${offer.id} is ${seen.paymentStatus}`)
}

/** The same rows and the same two calls of the provider, with nothing around them. */
export async function makeBareOffer(bareUrl: string, sandboxUrl: string, offer: BareOffer): Promise<void> {
  const made = await send<{ clientSecret: string }>(bareUrl, { method: 'POST', path: '/offers', body: offer })
  await sandboxAt(sandboxUrl).pay(made.clientSecret, 'good', bareUrl)
}
