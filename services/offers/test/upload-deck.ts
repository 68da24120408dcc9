import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Offers } from './harness.ts'

interface SentFile {
  content: Uint8Array
  name: string
}

/** Sends a file as a browser would. */
export const upload = (offers: Offers, viewer: Viewer | null, url: string, file: SentFile) =>
  uploadFiles(offers, viewer, url, [{ field: 'file', ...file }])

/** Sends several of them in one request. */
export async function uploadFiles(
  offers: Offers,
  viewer: Viewer | null,
  url: string,
  files: readonly (SentFile & { field: string })[],
) {
  const form = new FormData()
  for (const { field, content, name } of files) form.append(field, new Blob([Uint8Array.from(content)]), name)
  const multipart = new Response(form)
  const headers = {
    'content-type': multipart.headers.get('content-type')!,
    ...(viewer && (await offers.identity.authorizationOf(viewer))),
  }
  const payload = Buffer.from(await multipart.arrayBuffer())
  return offers.app.inject({ method: 'POST', url, headers, payload })
}

export const uploadDeck = (offers: Offers, viewer: Viewer | null, content: Uint8Array, name = 'Proposal.pdf') =>
  upload(offers, viewer, '/api/uploads/decks', { content, name })

export const pdf = Buffer.from('%PDF-1.7\nA proposal.\n%%EOF\n')
