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
/** Whose market is asked about: British titles'. Without one it is the server's own, and a server that Google cannot place is refused. */
const COUNTRY = 'GB'
/** By its ISBN, by title and author, and by title alone: each only where those before do not settle it. */
export const unitsOfLookUp = 3

export function openBooks({ baseUrl, key, clock, ask }: BooksAccess): BooksClient {
  async function search(q: string, maxResults: number, signal: AbortSignal): Promise<Volume[]> {
    const url = new URL(`${baseUrl}/books/v1/volumes`)
    const asked = { q, maxResults: String(maxResults), printType: 'books', country: COUNTRY, key }
    url.search = String(new URLSearchParams(asked))
    const faultOf = (status: number, body: unknown) =>
      googleFault('books', status, body, endOfProviderDay('books', clock()))
    return (await ask({ source: 'books', url, reply: volumesReply, signal, faultOf })).items
  }
  return {
    search,
    async lookUp(work, signal) {
      const found = new Map<string, Volume>()
      let asked = 0
      for (const question of questionsOf(work)) {
        asked++
        for (const volume of await search(question, LOOKED_AT, signal)) found.set(volume.id, volume)
        if (matchBooks(work, [...found.values()]).state === 'matched') break
      }
      return { found: [...found.values()], unused: unitsOfLookUp - asked }
    },
  }
}

/** A record may name the author otherwise or not at all, and others of the same title tell how certain one is. */
const questionsOf = ({ title, author, isbn }: WorkToMatch): string[] => [
  ...(isbn ? [`isbn:${isbn.replaceAll(/[^\dX]/gi, '')}`] : []),
  `intitle:${quoted(title)} inauthor:${quoted(author)}`,
  `intitle:${quoted(title)}`,
]

const quoted = (text: string) => `"${text.replaceAll('"', ' ').trim()}"`
