import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Catalogue } from './harness.ts'

interface Upload {
  to: string
  content: Uint8Array
  name: string
  as: Viewer | null
  field?: string
}

/** Sends a file as a browser would. */
export async function upload(catalogue: Catalogue, { to, content, name, as, field = 'file' }: Upload) {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(content)]), name)
  const multipart = new Response(form)
  const headers = {
    'content-type': multipart.headers.get('content-type')!,
    ...(as && (await catalogue.identity.authorizationOf(as))),
  }
  const payload = Buffer.from(await multipart.arrayBuffer())
  return catalogue.app.inject({ method: 'POST', url: to, headers, payload })
}

export const pdf = (text = 'A deed.') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)
