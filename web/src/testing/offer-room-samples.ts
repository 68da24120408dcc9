import type { OfferDocument, OfferMessage, OfferRoom } from '@storyright/contracts/http'
import { anOffer } from './offer-samples.ts'

const uuidOf = (place: number) => `3b1f3f64-52cb-4d0b-8a5e-${String(place).padStart(12, '0')}`

/** The n-th message of an offer's thread, by its agent. */
export function anOfferMessage(id: number, change: Partial<OfferMessage> = {}): OfferMessage {
  return {
    id,
    by: 'agent',
    text: `Message ${id}`,
    documents: [],
    createdAt: '2026-11-18T10:00:00.000Z',
    retractedAt: null,
    ...change,
  }
}

/** The messages from one to another, by both sides in turn: the agent's have odd numbers. */
export const someMessages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_nothing, place) =>
    anOfferMessage(from + place, { by: (from + place) % 2 === 1 ? 'agent' : 'producer' }),
  )

export function aShelfDocument(place: number, change: Partial<OfferDocument> = {}): OfferDocument {
  const id = uuidOf(place)
  return {
    id,
    name: 'memo.pdf',
    version: 1,
    by: 'agent',
    bytes: 250_000,
    sha256: 'ab12'.repeat(16),
    url: `http://localhost/api/offers/${anOffer().id}/documents/${id}.pdf`,
    uploadedAt: '2026-11-18T09:00:00.000Z',
    openedAt: null,
    ...change,
  }
}

/** The room of an offer whose first round stands, as its producer finds it. */
export function anOfferRoom(change: Partial<OfferRoom> = {}): OfferRoom {
  return {
    offer: anOffer(),
    rounds: [],
    messages: [],
    documents: [],
    unread: 0,
    may: { counter: false, agree: false, decline: false, withdraw: false, better: true, accept: false, write: true },
    ...change,
  }
}
