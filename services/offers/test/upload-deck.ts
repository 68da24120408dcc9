import type { Viewer } from '@storyright/contracts'
import type { Offers } from './harness.ts'

/** Sends a deck as a browser would. */
export async function uploadDeck(offers: Offers, viewer: Viewer | null, content: Uint8Array, name = 'Proposal.pdf') {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(content)]), name)
  const multipart = new Response(form)
  const headers = {
    'content-type': multipart.headers.get('content-type')!,
    ...(viewer && (await offers.identity.authorizationOf(viewer))),
  }
  const payload = Buffer.from(await multipart.arrayBuffer())
  return offers.app.inject({ method: 'POST', url: '/api/uploads/decks', headers, payload })
}

export const pdf = Buffer.from('%PDF-1.7\nA proposal.\n%%EOF\n')
