import type { WatchedVideo, WorkToMatch } from '@storyright/matching'
import { endOfProviderDay } from '../../quota/provider-day.ts'
import type { AskSource, Question } from '../http/ask-source.ts'
import { googleFault } from '../http/google-fault.ts'
import { searchReply, videosReply } from './youtube-reply.ts'

export interface YoutubeAccess {
  baseUrl: string
  key: string
  clock(): Date
  ask: AskSource
}

const LOOKED_AT = '25'
/** A search costs a hundred, reading its videos one. */
export const unitsOfLookUp = 101

export function openYoutube({ baseUrl, key, clock, ask }: YoutubeAccess) {
  function get<Reply>(
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
    reply: Question<Reply>['reply'],
  ) {
    const url = new URL(`${baseUrl}/youtube/v3/${path}`)
    url.search = String(new URLSearchParams({ ...query, key }))
    const faultOf = (status: number, body: unknown) =>
      googleFault('youtube', status, body, endOfProviderDay('youtube', clock()))
    return ask({ source: 'youtube', url, reply, signal, faultOf })
  }
  return {
    /** Videos that may be about the work, with what is counted of them. */
    async lookUp(
      { title, author }: WorkToMatch,
      signal: AbortSignal,
    ): Promise<{ found: WatchedVideo[]; unused: number }> {
      const q = `"${title.replaceAll('"', ' ').trim()}" ${author}`
      const query = { part: 'snippet', type: 'video', maxResults: LOOKED_AT, q }
      const { items: ids } = await get('search', query, signal, searchReply)
      if (ids.length === 0) return { found: [], unused: 1 }
      const named = { part: 'snippet,statistics', id: ids.join(',') }
      return { found: (await get('videos', named, signal, videosReply)).items, unused: 0 }
    },
  }
}
