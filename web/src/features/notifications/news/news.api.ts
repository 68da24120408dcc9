import { communityAddresses, identityAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { shareAmongTabs } from '../../../shared/live/one-tab.ts'
import { stayConnected } from '../../../shared/live/stay-connected.ts'
import { broadcastToTabs } from '../../../shared/signed-out.ts'
import type { AppThunk } from '../../../shared/store.ts'
import { followNews } from './follow-news.ts'
import { type News, nothingHeard } from './news.ts'

/** What somebody is told while a page is open, and what is said of it aloud. */
export interface Heard extends News {
  says?: string
}

interface Lifecycle {
  dispatch: <Outcome>(thunk: AppThunk<Outcome>) => Outcome
  updateCachedData: (change: (heard: Heard) => Heard) => unknown
  cacheDataLoaded: Promise<unknown>
  cacheEntryRemoved: Promise<void>
}

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Told by the browser's one stream, for as long as anything here wants to know. */
    news: build.query<Heard, string>({
      queryFn: () => ({ data: nothingHeard }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: hearNews,
    }),
  }),
})

export const { useNewsQuery } = newsApi

/** What the answer of a call says is known before the stream says so. */
export const rememberUnread = (userId: string, unread: number) =>
  newsApi.util.updateQueryData('news', userId, (heard) => ({ ...heard, unread }))

async function hearNews(userId: string, { dispatch, updateCachedData, ...entry }: Lifecycle): Promise<void> {
  const isNeeded = await entry.cacheDataLoaded.then(
    () => true,
    () => false, // over before it began
  )
  if (!isNeeded) return
  let followed: News | undefined
  let latest: News = nothingHeard
  const follow = whenSeen(async () => {
    const before = followed
    followed = latest
    const [newest] = await dispatch(followNews(userId, { before, now: latest }))
    if (newest) updateCachedData((heard) => ({ ...heard, says: newest.title }))
  })
  const end = shareAmongTabs<News>({
    name: `storyright-news-${userId}`,
    listen: (tell, last, signal) => listen(userId, tell, last, signal),
    onNews(news) {
      latest = news
      updateCachedData((heard) => ({ ...heard, ...news }))
      follow.soon()
    },
  })
  await entry.cacheEntryRemoved
  end()
  follow.stop()
}

/** Hears somebody's news from the stream, from where it was left. */
const listen = (userId: string, tell: (news: News) => void, last: () => News | undefined, signal: AbortSignal) =>
  stayConnected({
    url: communityAddresses.notificationStream.path,
    lastId: () => last()?.mark,
    onEvent({ id, data }) {
      const news = JSON.parse(data!) as News
      tell(id === undefined ? news : { ...news, mark: id })
    },
    isStillOurs: () => isSignedIn(userId, signal),
    signal,
  })

/** Asked past the cache, which nobody's look-out should change. */
async function isSignedIn(userId: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(identityAddresses.currentUser.path, { credentials: 'include', signal })
  if (response.status === 401) {
    broadcastToTabs('out') // the session has ended while its tabs stay open
    return false
  }
  const { id } = (await response.json()) as { id?: string }
  if (!id) throw new Error('It is not known who is signed in.')
  return id === userId
}

/** Of many things at once, such as the offers that one acceptance ends, an open page follows some together. */
const GATHER_MS = 500

/**
 * Does something at once while somebody looks at the page, otherwise once as soon as somebody does; and what is wanted again
 * right after that a little later, once.
 */
function whenSeen(act: () => unknown) {
  let isWaiting = false
  let pause: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (!isWaiting || pause !== undefined || document.visibilityState === 'hidden') return
    isWaiting = false
    pause = setTimeout(() => {
      pause = undefined
      look()
    }, GATHER_MS)
    void act()
  }
  document.addEventListener('visibilitychange', look)
  return {
    soon() {
      isWaiting = true
      look()
    },
    stop() {
      clearTimeout(pause)
      isWaiting = false
      document.removeEventListener('visibilitychange', look)
    },
  }
}
