import { matchBooks, type Volume, type WorkToMatch } from '@storyright/matching'
import { endOfProviderDay } from '../../quota/provider-day.ts'
import type { AskSource } from '../http/ask-source.ts'
import { googleFault } from '../http/google-fault.ts'
import { volumesReply } from './volume-reply.ts'

export interface BooksAccess {
  baseUrl: string
  key: string
  clock(): Date
  ask: AskSource
}

export interface BooksClient {
  search(text: string, most: number, signal: AbortSignal): Promise<Volume[]>
  lookUp(work: WorkToMatch, signal: AbortSignal): Promise<{ found: Volume[]; unused: number }>
}

const LOOKED_AT = 20
/** By its ISBN, and by title and author where that does not settle it. */
export const unitsOfLookUp = 2

export function openBooks({ baseUrl, key, clock, ask }: BooksAccess): BooksClient {
  async function search(q: string, maxResults: number, signal: AbortSignal): Promise<Volume[]> {
    const url = new URL(`${baseUrl}/books/v1/volumes`)
    url.search = String(new URLSearchParams({ q, maxResults: String(maxResults), printType: 'books', key }))
    const faultOf = (status: number, body: unknown) =>
      googleFault('books', status, body, endOfProviderDay('books', clock()))
    return (await ask({ source: 'books', url, reply: volumesReply, signal, faultOf })).items
  }
  return {
    search,
    async lookUp(work, signal) {
      const byIsbn = work.isbn ? await search(`isbn:${work.isbn.replaceAll(/[^\dX]/gi, '')}`, LOOKED_AT, signal) : []
      if (byIsbn.length > 0 && matchBooks(work, byIsbn).state === 'matched') return { found: byIsbn, unused: 1 }
      const byName = await search(`intitle:${quoted(work.title)} inauthor:${quoted(work.author)}`, LOOKED_AT, signal)
      const all = new Map([...byIsbn, ...byName].map((volume) => [volume.id, volume]))
      return { found: [...all.values()], unused: work.isbn ? 0 : 1 }
    },
  }
}

const quoted = (text: string) => `"${text.replaceAll('"', ' ').trim()}"`
